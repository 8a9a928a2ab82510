import type { Reference } from '../manuscript.ts';
import type { RiskRule } from './rule.ts';

/** Rules on sources. */
export const literatureRules: readonly RiskRule[] = [
  {
    id: 'statements-without-source',
    severity: 'medium',
    title: 'Statements about the field without a source',
    why: 'A sentence on what others found, or on what is generally so, needs a reference; these have none.',
    add: 'Add a source where the draft says that a citation is needed.',
    find: ({ sentences }) => {
      const open = sentences.filter(({ needsCitation }) => needsCitation);
      const first = open.find(({ lower }) => appeals.test(lower)) ?? open[0];
      // One or two plain opening sentences are common knowledge more often than not; the draft marks them all the same.
      if (first === undefined || (open.length <= 2 && !appeals.test(first.lower))) return [];
      const count =
        open.length === 1 ? 'One sentence is marked.' : `${open.length} sentences are marked; this is one of them.`;
      return [{ sentence: first, add: `Add a source where the draft says that a citation is needed. ${count}` }];
    },
  },
  {
    id: 'citation-without-seed',
    severity: 'medium',
    title: 'A citation that names none of the seed papers',
    why: 'It stays as you typed it, so the list of references has no entry for it.',
    add: 'Add the paper to the seed papers, or correct the key, number, name or year.',
    find: ({ manuscript, sentences }) =>
      (manuscript.unmatchedCitations ?? [])
        // Without seed papers, names and numbers are an ordinary manuscript's; a key would be printed as it is.
        .filter(({ typed }) => manuscript.references.length > 0 || /^(?:\\|\[[^\]]*@)/.test(typed))
        .slice(0, 20)
        .map(({ sentence, typed }) => {
          const found = sentences.find(({ id }) => id === sentence);
          return found === undefined ? { quote: typed } : { sentence: found, quote: typed };
        }),
  },
  {
    id: 'seeds-not-verified',
    severity: 'info',
    title: 'The seed papers were not verified',
    why: 'They are listed as you gave them; nobody checked that they exist or that their details are right.',
    add: 'Look each one up before you cite it.',
    find: ({ manuscript }) =>
      manuscript.references.some(({ verdict }) => verdict === 'unverified-offline') ? [{}] : [],
  },
  {
    id: 'doubtful-reference',
    severity: 'high',
    title: 'A reference that may be retracted',
    why: 'Its own record speaks of a retraction or a withdrawal.',
    add: 'Look it up; cite it only to say that it was retracted.',
    find: ({ manuscript }) =>
      manuscript.references
        .filter(
          ({ verdict, fields }) =>
            verdict === 'retracted' ||
            /\bretract(?:ed|ion)\b|\bwithdrawn\b/i.test(`${fields.title ?? ''} ${fields.note ?? ''}`),
        )
        .map(({ key, fields }) => ({ quote: fields.title ?? key })),
  },
  {
    id: 'old-references',
    severity: 'low',
    title: 'Most seed papers are old',
    why: 'Half of them are more than fifteen years older than the newest one; later work may be missing.',
    add: 'Search for work of recent years, with the links in the coverage table.',
    find: ({ manuscript }) => {
      const years = manuscript.references
        .map(({ fields }) => Number(fields.year))
        .filter((year) => year > 1000 && year < 3000)
        .sort((a, b) => a - b);
      const middle = years[Math.floor((years.length - 1) / 2)];
      return years.length >= 5 && middle !== undefined && (years.at(-1) as number) - middle > 15 ? [{}] : [];
    },
  },
  {
    id: 'narrow-references',
    severity: 'low',
    title: 'The seed papers come from one place',
    why: 'More than half of them share a venue or a first author; other voices may be missing.',
    add: 'Look for groups that work on the same question elsewhere.',
    find: ({ manuscript }) => {
      const { references } = manuscript;
      const venue = mostCommon(references, ({ fields }) => fields.journal ?? fields.booktitle);
      const author = mostCommon(references, ({ fields }) => fields.author?.split(' and ')[0]);
      return references.length >= 5 && Math.max(venue, author) > references.length / 2 ? [{}] : [];
    },
  },
];

/** Words that lean on the work of others or on what is said to be known. */
const appeals =
  /\b(?:stud(?:y|ies)|research(?:ers)?|evidence|authors|scholars|economists|experts|reviews?|reports?|trials|work|literature) (?:[\p{L}-]+ ){0,2}(?:show|have|has|find|found|suggest|report|establish|agree|demonstrat|indicat|argue|point)|\b(?:has|have) (?:[\p{L}-]+ )?been (?:shown|reported|demonstrated|established|found|linked|proposed)|\b(?:well|widely|generally|commonly) (?:known|accepted|established|documented|agreed|believed|recogni[sz]ed)\b|\b(?:previous|earlier|prior|recent|existing|numerous|several|many) (?:studies|study|work|authors|papers|trials|reports|reviews)\b|\b(?:most|many) [\p{L}-]+ (?:agree|believe|hold|assume)\b/u;

function mostCommon(references: readonly Reference[], nameOf: (reference: Reference) => string | undefined): number {
  const counts = new Map<string, number>();
  for (const reference of references) {
    const name = nameOf(reference)?.toLowerCase();
    if (name !== undefined && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
