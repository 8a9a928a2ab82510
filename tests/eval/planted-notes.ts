import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Composition, compose } from '#tools/paper-assistant/engine/compose.ts';
import { printedWords } from '#tools/paper-assistant/engine/inlines.ts';
import type { Risk } from '#tools/paper-assistant/engine/manuscript.ts';
import { folded, isAbout, isMissing } from './note-risks.ts';

/** `a` may be read while rules are improved; `b` is only scored. No research field is in both. */
export const plantedHalves = ['a', 'b'] as const;
export type PlantedHalf = (typeof plantedHalves)[number];

/** A short note with its planted problems, and the statements for which a reader would ask for a source. */
interface PlantedNote {
  readonly name: string;
  readonly text: string;
  readonly risks: readonly { readonly kind: string; readonly quote: string }[];
  readonly missing: readonly string[];
  readonly sources: readonly string[];
  /** Statements that may be marked or not. */
  readonly either: readonly string[];
}

interface PlantedNoteScore extends PlantedNote {
  readonly found: PlantedNote['risks'];
  readonly missed: PlantedNote['risks'];
  /** Items of a note without planted problems that its header does not allow; null for the others. */
  readonly alarms: readonly Risk[] | null;
  readonly marked: readonly string[];
  readonly unmarked: readonly string[];
  readonly wronglyMarked: readonly string[];
}

export function scorePlantedNotes(half: PlantedHalf): PlantedNoteScore[] {
  return readPlantedNotes(half).map(scorePlantedNote);
}

function scorePlantedNote(note: PlantedNote): PlantedNoteScore {
  const draft = compose({
    text: note.text,
    images: [],
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const open = draft.risks.filter(({ state, severity }) => state === 'open' && severity !== 'info');
  const isFound = (planted: PlantedNote['risks'][number]) => open.some((risk) => isAbout(risk, planted));
  const marks = markedSentences(draft);
  const isMarked = (statement: string) => marks.some((mark) => same(mark, statement));
  const labels = [...note.sources, ...note.either].map((text) => ({ text, citeWorthy: true }));
  return {
    ...note,
    found: note.risks.filter(isFound),
    missed: note.risks.filter((planted) => !isFound(planted)),
    alarms:
      note.risks.length > 0
        ? null
        : open.filter((risk) => !isMissing(risk, { missing: note.missing, sentences: labels })),
    marked: note.sources.filter(isMarked),
    unmarked: note.sources.filter((statement) => !isMarked(statement)),
    wronglyMarked: marks.filter((mark) => !labels.some(({ text }) => same(mark, text))),
  };
}

function markedSentences({ manuscript }: Composition): string[] {
  const sentences = manuscript.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])),
  );
  return sentences.filter(({ inlines }) => inlines.some(({ kind }) => kind === 'citation-needed')).map(printedWords);
}

function same(mark: string, statement: string): boolean {
  return folded(mark).includes(folded(statement)) || folded(statement).includes(folded(mark));
}

/** A file has a header of `Name: value` lines, a blank line, and the text. A planted problem is `kind | its words`. */
function readPlantedNotes(half: PlantedHalf): PlantedNote[] {
  const folder = join(import.meta.dirname, 'planted-notes', half);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [head = '', ...paragraphs] = readFileSync(join(folder, file), 'utf8').trim().split('\n\n');
      const values = (name: string) =>
        head
          .split('\n')
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2));
      return {
        name: file.replace(/\.txt$/, ''),
        text: paragraphs.join('\n\n'),
        risks: values('Planted').map((value) => {
          const [kind = '', quote = ''] = value.split('|').map((part) => part.trim());
          return { kind, quote };
        }),
        missing: values('Missing').flatMap((list) => list.split(', ')),
        sources: values('Source'),
        either: values('Either'),
      };
    });
}
