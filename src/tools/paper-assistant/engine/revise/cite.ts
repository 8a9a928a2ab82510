import type { CitedSource } from '#contract/draft-changes.ts';
import { InputError } from '#contract/engine.ts';
import { addReferences } from '../bibliography/add-references.ts';
import type { Inline, Manuscript, Reference, Sentence } from '../manuscript.ts';
import { mapSentences } from './map-sentences.ts';

/**
 * Cites works at a sentence of the author or, without a sentence, as related work. `found`: the references from
 * `consult`. Null if the sentence already cites them.
 */
export function cite(
  manuscript: Manuscript,
  id: string | null,
  source: CitedSource,
  found: readonly Reference[],
): Manuscript | null {
  const wanted = source.from === 'draft' ? manuscript.references.filter(({ key }) => key === source.key) : found;
  if (wanted.length === 0) throw new InputError(texts.noReference);
  const { references, keys } = addReferences(manuscript.references, wanted, 'author');
  if (references.length > mostReferences) throw new InputError(texts.full);
  if (id === null) {
    if (manuscript.relatedWork === 'hidden') throw new InputError(texts.hidden);
    return { ...manuscript, references };
  }
  const sentence = bodySentence(manuscript, id);
  const cited = new Set(sentence.inlines.flatMap((inline) => (inline.kind === 'citation' ? inline.keys : [])));
  const added = keys.filter((key) => !cited.has(key));
  if (added.length === 0) return null;
  return {
    ...mapSentences(manuscript, (one) => (one === sentence ? { ...one, inlines: withKeys(one.inlines, added) } : one)),
    references,
  };
}

/** Works attached to one sentence form one citation. */
function withKeys(inlines: readonly Inline[], keys: readonly string[]): Inline[] {
  const attached = inlines.flatMap((inline) =>
    inline.kind === 'citation' && inline.typed === undefined ? inline.keys : [],
  );
  return [
    ...inlines.filter(
      (inline) => inline.kind !== 'citation-needed' && !(inline.kind === 'citation' && inline.typed === undefined),
    ),
    { kind: 'citation', keys: [...attached, ...keys] },
  ];
}

function bodySentence({ sections }: Manuscript, id: string): Sentence {
  const sentence = sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
    .find((one) => one.id === id && (one.origin === 'user' || one.origin === 'user-edited'));
  if (sentence === undefined) throw new InputError(texts.noSentence);
  return sentence;
}

/** The maximum number of seed papers, plus a hundred. */
const mostReferences = 400;

const texts = {
  noSentence: 'This sentence is no longer in the draft. Load the newest version and try again.',
  noReference: 'The draft has no such reference any more. Load the newest version and try again.',
  hidden: 'The related work is switched off. Switch it on first, or cite the work at a sentence.',
  full: 'A draft can list 400 references. Go back to an earlier version, or cite one that is listed.',
} as const;
