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
      // One plain opening sentence is common knowledge more often than not; the draft marks it all the same.
      if (first === undefined || (open.length === 1 && !appeals.test(first.lower))) return [];
      const count =
        open.length === 1 ? 'One sentence is marked.' : `${open.length} sentences are marked; this is one of them.`;
      return [{ sentence: first, add: `Add a source where the draft says that a citation is needed. ${count}` }];
    },
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

/** Words that lean on the work of others or on common knowledge, or put a number on it. */
const appeals =
  /\b(?:stud(?:y|ies)|research(?:ers)?|literature|evidence|authors|scholars|economists|reviews?|reports?|reported|trials|work|shown|established|known|accepted|agreed?|widely|most|common|leading|consensus|decades)\b|\d/;

function mostCommon(references: readonly Reference[], nameOf: (reference: Reference) => string | undefined): number {
  const counts = new Map<string, number>();
  for (const reference of references) {
    const name = nameOf(reference)?.toLowerCase();
    if (name !== undefined && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
