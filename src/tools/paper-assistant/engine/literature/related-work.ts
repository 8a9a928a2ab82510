import type { Work } from '#contract/literature.ts';
import { addReferences, isSameWork } from '../bibliography/add-references.ts';
import { citedKeys } from '../citations/cite-typed.ts';
import { contentTerms } from '../coverage.ts';
import { fold } from '../inlines.ts';
import type { Keyphrases } from '../keyphrases.ts';
import type { Block, Manuscript, Reference, Sentence } from '../manuscript.ts';
import { readPieces } from '../sentences.ts';
import type { Findings } from './look-up.ts';
import { referenceOf } from './reference-of.ts';

/**
 * Adds the related-work section at the end of the introduction: verified works by keyphrase, each cited and quoted with
 * one sentence from its abstract. An earlier version of the section is replaced.
 */
export function withRelatedWork(given: Manuscript, keyphrases: Keyphrases, findings: Findings | null): Manuscript {
  const manuscript = withoutUncited(withoutRelatedBlocks(given));
  const introduction = introductionOf(manuscript);
  if (introduction === undefined || manuscript.relatedWork === 'hidden') return manuscript;
  const groups = groupsOf(candidatesOf(manuscript, findings), keyphrases);
  if (groups.length === 0) return manuscript;
  const quoted = groups.flatMap(({ works }) => works);
  const { references, keys } = addReferences(
    manuscript.references,
    quoted.map(({ reference }) => reference),
    'related-work',
  );
  const citationKeys = new Map(quoted.map((one, index) => [one, keys[index] as string]));
  const blocks: Block[] = [
    { kind: 'heading', sentence: templateSentence('x-related', 'Related work') },
    { kind: 'note', text: notRead },
    ...groups.map(
      ({ phrase, works }, index): Block => ({
        kind: 'paragraph',
        sentences: [
          templateSentence(`x-related-${index + 1}`, phrase === null ? 'Also attached:' : `On ${phrase}:`),
          ...works.map((one) => quoteSentence(one, citationKeys.get(one) as string)),
        ],
      }),
    ),
  ];
  const prompts = introduction.blocks.findIndex(({ kind }) => kind === 'gap');
  const end = prompts === -1 ? introduction.blocks.length : prompts;
  return {
    ...manuscript,
    references,
    sections: manuscript.sections.map((section) =>
      section === introduction
        ? { ...section, blocks: [...section.blocks.slice(0, end), ...blocks, ...section.blocks.slice(end)] }
        : section,
    ),
  };
}

/** The sections without the related-work section; its references stay. */
export function withoutRelatedBlocks(manuscript: Manuscript): Manuscript {
  if (!manuscript.sections.some(({ blocks }) => blocks.some(isRelated))) return manuscript;
  return {
    ...manuscript,
    sections: manuscript.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => !isRelated(block)),
    })),
  };
}

/** The section that contains the related-work section. */
function introductionOf({ sections }: Manuscript): Manuscript['sections'][number] | undefined {
  return sections.find(({ covers }) => covers?.includes('introduction'));
}

const notRead =
  'Quoted from the abstracts of works that have a record. Nobody read the works for this draft: read each one before you cite it.';

function isRelated(block: Block): boolean {
  if (block.kind === 'note') return block.text === notRead;
  if (block.kind === 'heading') return block.sentence.id === 'x-related';
  return block.kind === 'paragraph' && block.sentences.some(({ id }) => id.startsWith('x-related-'));
}

/** Removes works that only the related-work section cited. */
function withoutUncited(manuscript: Manuscript): Manuscript {
  const cited = citedKeys(manuscript);
  const references = manuscript.references.filter(({ added, key }) => added !== 'related-work' || cited.has(key));
  return references.length === manuscript.references.length ? manuscript : { ...manuscript, references };
}

interface Candidate {
  readonly reference: Reference;
  readonly record: string;
  /** Attached by the author, so it is always cited. */
  readonly attached: boolean;
  readonly terms: ReadonlyMap<string, string>;
  readonly abstract: string;
}

/** Works with a matching record that are not retracted and not cited in the text, the author's own first. */
function candidatesOf(manuscript: Manuscript, findings: Findings | null): Candidate[] {
  const cited = citedKeys(manuscript);
  const known = new Map(
    [
      ...(findings?.works ?? []).map(({ work }) => work),
      ...(findings?.seeds ?? []).flatMap(({ work }) => (work === null ? [] : [work])),
    ].map((work) => [work.id, work]),
  );
  const listed = manuscript.references
    .filter(({ verdict, key }) => verdict === 'verified' && !cited.has(key))
    .sort((a, b) => Number(b.added === 'author') - Number(a.added === 'author'))
    .map((reference) => candidate(reference, known.get(reference.record?.id ?? ''), reference.added === 'author'));
  const found = (findings?.works ?? [])
    .filter(({ work, retractedBy }) => retractedBy.length === 0 && (work.concernedBy ?? []).length === 0)
    .map(({ work }) => candidate(referenceOf(work), work, false))
    .filter(({ reference }) => !manuscript.references.some((one) => isSameWork(one, reference)));
  return [...listed, ...found];
}

function candidate(reference: Reference, work: Work | undefined, attached: boolean): Candidate {
  const abstract = fold(work?.abstract ?? '');
  return {
    reference,
    record: reference.record?.id ?? '',
    attached,
    terms: contentTerms(`${reference.fields.title ?? ''} ${abstract}`),
    abstract,
  };
}

interface Quoted extends Candidate {
  readonly quote: string;
}

const groupLimit = 5;
const perGroup = 3;

/** Each work once, with the first keyphrase whose words are in its title and abstract. */
function groupsOf(
  candidates: readonly Candidate[],
  { phrases }: Keyphrases,
): { phrase: string | null; works: Quoted[] }[] {
  const groups: { phrase: string | null; works: Quoted[] }[] = [];
  const topic = new Set(phrases.flatMap(({ text }) => [...contentTerms(text).keys()]));
  // A single common word would match works on any topic.
  const left = new Set(
    candidates.filter(({ attached, terms }) => attached || [...topic].filter((term) => terms.has(term)).length >= 2),
  );
  for (const { text } of phrases.slice(0, 8)) {
    if (groups.length === groupLimit) break;
    const wanted = [...contentTerms(text).keys()];
    const works: Quoted[] = [];
    for (const one of left) {
      if (wanted.length === 0 || !wanted.every((term) => one.terms.has(term))) continue;
      if (works.length >= perGroup && !one.attached) continue;
      const quote = quoteOf(one, wanted, topic);
      if (quote !== null) works.push({ ...one, quote });
    }
    for (const one of left) if (works.some(({ reference }) => reference === one.reference)) left.delete(one);
    if (works.length > 0) groups.push({ phrase: text, works });
  }
  const others = [...left].flatMap((one) => {
    const quote = one.attached ? quoteOf(one, [], topic) : null;
    return quote === null ? [] : [{ ...one, quote }];
  });
  return others.length === 0 ? groups : [...groups, { phrase: null, works: others }];
}

/**
 * The sentence in the abstract that matches the keyphrase best and, among equals, the whole topic best, verbatim; the
 * title if there is no abstract.
 */
function quoteOf(
  { abstract, attached, reference }: Candidate,
  wanted: readonly string[],
  topic: ReadonlySet<string>,
): string | null {
  const [best] = readPieces(abstract)
    .filter(({ kind, words }) => kind === 'sentence' && words.length <= 400 && words.split(' ').length >= 5)
    .filter(({ words }) => abstract.includes(words))
    .map(({ words }) => {
      const terms = [...contentTerms(words).keys()];
      const met = wanted.filter((term) => terms.includes(term)).length;
      return { words, met, near: terms.filter((term) => topic.has(term)).length };
    })
    .sort((a, b) => b.met - a.met || b.near - a.near);
  if (best !== undefined) return best.words;
  return attached ? (reference.fields.title ?? reference.key) : null;
}

function quoteSentence({ quote, record }: Quoted, key: string): Sentence {
  const text = `“${quote}”`;
  return {
    id: `x-related-${key}`,
    origin: 'source',
    text,
    inlines: [
      { kind: 'text', text },
      { kind: 'citation', keys: [key] },
    ],
    ...(record === '' ? {} : { record }),
  };
}

function templateSentence(id: string, text: string): Sentence {
  return { id, origin: 'template', text, inlines: [{ kind: 'text', text }] };
}
