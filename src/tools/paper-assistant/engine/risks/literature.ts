import { worksNamed } from '../citations/citation-forms.ts';
import { fitting } from '../citations/seed-index.ts';
import type { Manuscript, Reference } from '../manuscript.ts';
import type { Finding, RiskRule } from './rule.ts';

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
      // One or two plain opening sentences are usually common knowledge; the draft still marks them.
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
        // Without seed papers, names and numbers are part of an ordinary manuscript; but a key would be printed
        // literally.
        .filter(({ typed }) => chosenBy(manuscript).length > 0 || /^(?:\\|\[[^\]]*@)/.test(typed))
        .slice(0, 20)
        .map(({ sentence, typed }) => {
          const found = sentences.find(({ id }) => id === sentence);
          const texts = textsOf(typed, chosenBy(manuscript));
          return found === undefined ? { quote: typed, ...texts } : { sentence: found, quote: typed, ...texts };
        }),
  },
  {
    id: 'seeds-not-verified',
    severity: 'info',
    title: 'Seed papers were not verified',
    why: 'No library of records answered for them; they are listed as you gave them, and may be wrong.',
    add: 'Look each one up before you cite it.',
    find: ({ manuscript }) => {
      const open = manuscript.references.filter(({ verdict }) => verdict === 'unverified-offline');
      if (open.length === 0) return [];
      if (open.length === manuscript.references.length) return [{}];
      const keys = open.slice(0, 12).map(({ key }) => key);
      return [{ add: `Look up before you cite: ${keys.join(', ')}${open.length > keys.length ? ', …' : ''}.` }];
    },
  },
  {
    id: 'seed-not-found',
    severity: 'high',
    title: 'No record of a seed paper was found',
    why: 'The libraries that were asked know no such work. Invented references look like this.',
    add: 'Find the paper itself, and correct its DOI or title; otherwise remove it.',
    find: ({ manuscript }) =>
      withVerdict(manuscript.references, 'not-found').map((reference) => ({
        quote: quoteOf(reference),
        // Many books, theses and web pages have no record anywhere.
        ...(recorded.test(reference.type) || reference.fields.doi !== undefined ? {} : { severity: 'low' as const }),
      })),
  },
  {
    id: 'seed-differs',
    severity: 'high',
    title: 'The record of a seed paper says something else',
    why: 'A real identifier with the title, author or year of another work misleads readers, and is a mark of invented references.',
    add: 'Compare the reference with the paper, and correct it.',
    find: ({ manuscript }) =>
      withVerdict(manuscript.references, 'metadata-differs').map((reference) => ({
        quote: quoteOf(reference),
        add: `Compare the reference with the paper, and correct it. ${(reference.remarks ?? []).join('. ')}.`,
      })),
  },
  {
    id: 'doubtful-reference',
    severity: 'high',
    title: 'A reference that may be retracted',
    why: 'A source, or its own record, speaks of a retraction or a withdrawal.',
    add: 'Look it up; cite it only to say that it was retracted.',
    find: ({ manuscript }) =>
      manuscript.references
        .filter(
          ({ verdict, fields }) =>
            verdict === 'retracted' ||
            /\bretract(?:ed|ion)\b|\bwithdrawn\b/i.test(`${fields.title ?? ''} ${fields.note ?? ''}`),
        )
        .map((reference) => ({ quote: quoteOf(reference), ...reported(reference) })),
  },
  {
    id: 'reference-of-concern',
    severity: 'high',
    title: 'A reference under an expression of concern',
    why: 'Its publisher or another source doubts its data or its conduct.',
    add: 'Read the notice, and say in the text what it means for your use of the paper.',
    find: ({ manuscript }) =>
      withVerdict(manuscript.references, 'of-concern').map((reference) => ({ quote: quoteOf(reference) })),
  },
  {
    id: 'old-references',
    severity: 'low',
    title: 'Most seed papers are old',
    why: 'Half of them are more than fifteen years older than the newest one; later work may be missing.',
    add: 'Search for work of recent years, with the links in the coverage table.',
    find: ({ manuscript }) => {
      const years = chosenBy(manuscript)
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
      const references = chosenBy(manuscript);
      const venue = mostCommon(references, ({ fields }) => fields.journal ?? fields.booktitle);
      const author = mostCommon(references, ({ fields }) => fields.author?.split(' and ')[0]);
      return references.length >= 5 && Math.max(venue, author) > references.length / 2 ? [{}] : [];
    },
  },
];

/** Seed papers, and works that the author attached; related work found by a search was not chosen by the author. */
function chosenBy({ references }: Pick<Manuscript, 'references'>): Reference[] {
  return references.filter(({ added }) => added !== 'related-work');
}

/** What is reported about a typed citation if there was nothing to compare it with, or if several works match. */
function textsOf(typed: string, seeds: readonly Reference[]): Pick<Finding, 'title' | 'why' | 'add'> {
  if (seeds.length === 0)
    return {
      title: 'A citation that could not be compared',
      why: 'No seed papers were given, so this citation cannot be compared with any. It stays as you typed it, and the list of references has no entry for it.',
      add: 'Add the paper as a seed paper, or list it yourself.',
    };
  const several = worksNamed(typed)
    .map((work) => fitting(seeds, work))
    .find(({ length }) => length > 1);
  if (several === undefined) return {};
  return {
    title: 'A citation that fits more than one seed paper',
    add: `These have this first author and year: ${several.slice(0, 4).map(quoteOf).join('; ')}. Name the other authors too, or add a letter to the year.`,
  };
}

/** Kinds of works that usually have a record. */
const recorded = /^(?:article|inproceedings|conference)$/;

function withVerdict(references: readonly Reference[], wanted: Reference['verdict']): Reference[] {
  return references.filter(({ verdict }) => verdict === wanted);
}

function quoteOf({ key, fields }: Reference): string {
  return fields.title === undefined ? key : `${fields.title} (${key})`;
}

function reported({ remarks = [] }: Reference): { add?: string } {
  return remarks.length === 0
    ? {}
    : { add: `Look it up; cite it only to say that it was retracted. ${remarks.join('. ')}.` };
}

/** Words that refer to others' work or to common knowledge. */
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
