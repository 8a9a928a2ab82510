import { splitNames } from '../bibliography/names.ts';
import { headingName } from '../heading-names.ts';
import { printedWords } from '../inlines.ts';
import type { Inline, Manuscript, Reference, Section, Sentence, TypedCitation } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { mapSentences } from '../revise/map-sentences.ts';
import { type CitationForm, type CitationSpan, citationForms } from './citation-forms.ts';
import { indexSeeds, type SeedIndex } from './seed-index.ts';

/**
 * Converts typed citations of seed papers to citations; others stay as typed and are listed. Applying it again changes
 * nothing.
 */
export function citeTyped(manuscript: Manuscript): Manuscript {
  // A work that only a search found was never cited by the author, and typed numbers refer to the works that came with
  // the text.
  const chosen = manuscript.references.filter(({ added }) => added !== 'related-work');
  const given = chosen.filter(({ added }) => added === undefined);
  const seeds = indexSeeds(chosen, numberedReferences(manuscript) ?? new Map(given.map((one, at) => [at + 1, one])));
  const unmatched: TypedCitation[] = [];
  const listed = new Set(
    manuscript.sections
      .filter(isReferenceList)
      .flatMap(({ blocks, heading }) => [
        ...(heading === undefined ? [] : [heading.id]),
        ...blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map(({ id }) => id) : [])),
      ]),
  );
  const cited = mapSentences(manuscript, (sentence) => {
    if (!/^user/.test(sentence.origin) || listed.has(sentence.id)) return sentence;
    const read = citeInlines(sentence.inlines, seeds);
    // Repetitions in the abstract are listed at the sentence in the body.
    if (sentence.repeats === undefined)
      unmatched.push(...read.unmatched.map((typed) => ({ sentence: sentence.id, typed })));
    const inlines = withoutAnsweredMark(read.inlines);
    return inlines === sentence.inlines ? sentence : { ...sentence, inlines };
  });
  const { unmatchedCitations: _, ...rest } = cited;
  return unmatched.length === 0 ? rest : { ...rest, unmatchedCitations: unmatched };
}

/** A sentence that cites a work needs no [citation needed]. */
function withoutAnsweredMark(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some(({ kind }) => kind === 'citation') || !inlines.some(({ kind }) => kind === 'citation-needed'))
    return inlines;
  return inlines.filter(({ kind }) => kind !== 'citation-needed');
}

/** Converts the typed citations of one sentence. */
export function citeInlines(
  inlines: readonly Inline[],
  seeds: SeedIndex,
  forms: readonly CitationForm[] = citationForms,
): { inlines: readonly Inline[]; unmatched: string[] } {
  const plain = withoutTypedCitations(inlines);
  const unmatched: string[] = [];
  let changed = plain !== inlines;
  const result = plain.flatMap((inline): Inline[] => {
    if (inline.kind === 'link') {
      const [cited] = spansOf(inline.url, seeds, forms);
      if (cited === undefined || cited.keys.length === 0 || cited.end !== inline.url.length) return [inline];
      changed = true;
      return [{ kind: 'citation', keys: cited.keys, typed: inline.source }];
    }
    if (inline.kind !== 'text') return [inline];
    const parts: Inline[] = [];
    let at = 0;
    const push = (end: number) => {
      if (end > at) parts.push({ kind: 'text', text: inline.text.slice(at, end) });
    };
    for (const { start, end, keys, named } of spansOf(inline.text, seeds, forms)) {
      const typed = inline.text.slice(start, end);
      if (keys.length === 0) {
        unmatched.push(typed);
        continue;
      }
      push(start);
      parts.push({ kind: 'citation', keys, typed, ...(named === undefined ? {} : { named }) });
      at = end;
      changed = true;
    }
    push(inline.text.length);
    return parts;
  });
  return { inlines: changed ? withoutBrackets(result) : inlines, unmatched };
}

/** '(https://doi.org/10.1000/x)': the brackets around an address belong to the citation that replaces it. */
function withoutBrackets(inlines: readonly Inline[]): readonly Inline[] {
  const result = [...inlines];
  for (const [at, inline] of inlines.entries()) {
    const [before, after] = [result[at - 1], result[at + 1]];
    if (inline.kind !== 'citation' || !/^(?:https?:|doi|10\.)/i.test(inline.typed ?? '')) continue;
    if (before?.kind !== 'text' || after?.kind !== 'text') continue;
    const brackets = `${before.text.at(-1)}${after.text[0]}`;
    if (brackets !== '()' && brackets !== '[]') continue;
    result[at - 1] = { kind: 'text', text: before.text.slice(0, -1) };
    result[at] = { ...inline, typed: `${brackets[0]}${inline.typed}${brackets[1]}` };
    result[at + 1] = { kind: 'text', text: after.text.slice(1) };
  }
  return result.filter((inline) => inline.kind !== 'text' || inline.text !== '');
}

function spansOf(text: string, seeds: SeedIndex, forms: readonly CitationForm[]): CitationSpan[] {
  const taken: CitationSpan[] = [];
  for (const form of forms) {
    for (const one of form.find(text, seeds)) {
      if (taken.every(({ start, end }) => one.end <= start || one.start >= end)) taken.push(one);
    }
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Replaces citations with the text that was typed. */
function withoutTypedCitations(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some((inline) => inline.kind === 'citation' && inline.typed !== undefined)) return inlines;
  const result: Inline[] = [];
  for (const inline of inlines) {
    const text =
      inline.kind === 'text'
        ? inline.text
        : inline.kind === 'citation' && inline.typed !== undefined
          ? inline.typed
          : null;
    const last = result.at(-1);
    if (text === null) result.push(inline);
    else if (last?.kind === 'text') result[result.length - 1] = { kind: 'text', text: last.text + text };
    else result.push({ kind: 'text', text });
  }
  return result;
}

/** Whether a section is the author's own list of references. */
export function isReferenceList({ aside, title }: Section): boolean {
  return (
    aside === true &&
    (headingName(title)?.role === 'references' ||
      /^(?:\d+\.?\s*)?(?:references?|bibliography|works cited|reference list|literature(?: cited)?|sources)\s*:?$/i.test(
        title,
      ))
  );
}

/**
 * Without the author's own list of references, if the draft's bibliography can replace it: it must contain each entry
 * of the list (in the same order, if the list is numbered), and list and text must agree on what is cited.
 */
export function withoutRepeatedList(manuscript: Manuscript): Manuscript {
  const { sections, references, unmatchedCitations = [] } = manuscript;
  if (unmatchedCitations.length > 0) return manuscript;
  const lists = sections.filter(isReferenceList);
  const entries = lists.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map(wholeText) : [null])),
  );
  const cited = citedKeys(manuscript);
  const given = references.filter(({ added }) => added !== 'related-work');
  const places = entries.map((entry) => {
    const same = given.filter((reference) => entry !== null && isInLine(reference, entry));
    return same.length === 1 && cited.has((same[0] as Reference).key) ? given.indexOf(same[0] as Reference) : -1;
  });
  const numbered = entries.some((entry) => /^\s*(?:\[\d|\d{1,3}[.)])/.test(entry ?? ''));
  if (entries.length === 0 || places.includes(-1) || new Set(places).size < places.length) return manuscript;
  if (numbered && places.some((place, at) => place !== at)) return manuscript;
  return { ...manuscript, sections: sections.filter((section) => !lists.includes(section)) };
}

/** The numbers in the author's own reference list; null if there is no such list. */
function numberedReferences({ sections, references }: Manuscript): Map<number, Reference> | null {
  const lines = sections
    .filter(isReferenceList)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map(wholeText) : [])),
    );
  // "[2]" starts an entry anywhere, "2." only at the start of a sentence.
  const entries = lines.join('\n').split(/(?:^|\s)\[(\d{1,3})\](?=\s)|(?:^|\n)\s{0,200}(\d{1,3})[.)](?=\s)/);
  const found = new Map<number, Reference>();
  for (let at = 1; at + 2 < entries.length; at += 3) {
    const line = entries[at + 2] ?? '';
    const same = references.filter((reference) => isInLine(reference, line));
    if (same.length === 1) found.set(Number(entries[at] ?? entries[at + 1]), same[0] as Reference);
  }
  return entries.length > 1 ? found : null;
}

export function wholeText(sentence: Sentence): string {
  return `${sentence.lead ?? ''} ${printedWords(sentence)}`;
}

/** Whether a printed entry names this work. */
export function isInLine({ fields }: Reference, line: string): boolean {
  if (fields.doi !== undefined && line.toLowerCase().includes(fields.doi.toLowerCase())) return true;
  const title = letters(fields.title ?? '').trim();
  if (title.length >= 12 && letters(line).includes(title)) return true;
  // A title is often shortened: 'Fraser G, Arcuri A. EvoSuite. 2011.'
  const [author] = splitNames(fields.author ?? fields.editor ?? '').names;
  const family = letters(author?.family ?? '').trim();
  const words = new Set(letters(line).split(' '));
  return (
    family !== '' &&
    letters(line.slice(0, 60)).includes(` ${family} `) &&
    fields.year !== undefined &&
    words.has(fields.year.slice(0, 4)) &&
    title.split(' ').some((word) => word.length >= 5 && words.has(word))
  );
}

/** Without accents, case and punctuation, with a space at both ends. */
function letters(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Keys cited in the author's own sentences. */
export function citedKeys(manuscript: Manuscript): Set<string> {
  return new Set(
    [...sentencesOf(manuscript)].flatMap(({ sentence }) =>
      sentence.origin === 'source'
        ? []
        : sentence.inlines.flatMap((inline) => (inline.kind === 'citation' ? inline.keys : [])),
    ),
  );
}

/** Filters these sentence ids to those that cite no work. */
export function uncited(manuscript: Manuscript, ids: ReadonlySet<string>): Set<string> {
  const open = new Set(ids);
  for (const { sentence } of sentencesOf(manuscript)) {
    if (sentence.inlines.some(({ kind }) => kind === 'citation')) open.delete(sentence.id);
  }
  return open;
}
