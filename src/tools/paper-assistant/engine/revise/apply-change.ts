import type { EditorChange as AnyChange } from '#contract/draft-editor.ts';
import { InputError } from '#contract/engine.ts';
import type { Manuscript } from '../manuscript.ts';
import { templates } from '../render/templates/find-template.ts';
import { repeatInAbstract } from './abstract-slots.ts';
import { addSentence } from './add-sentence.ts';
import { answerPrompt } from './answer-prompt.ts';
import { addSection, removeSection, shiftSection } from './arrange-sections.ts';
import { captionFigure, orderFigures } from './captions-and-order.ts';
import { cite } from './cite.ts';
import type { Answers } from './consult.ts';
import { deleteSentence } from './delete-sentence.ts';
import { editSentence, rewriteParagraph } from './edit-sentences.ts';
import { bindFigure } from './figure-bindings.ts';
import { giveKeywords, nameAuthors, nameSection } from './front-matter.ts';
import { writeCode, writeTable } from './literal-blocks.ts';
import { moveSentence } from './move-sentence.ts';
import { shiftSentence } from './shift-sentence.ts';
import { lookedUp, showRelatedWork } from './sources.ts';
import { beginParagraph, joinSentences, splitSentence } from './split-and-join.ts';
import { checkText } from './typed-words.ts';

/** A checklist decision does not change the manuscript. */
type EditorChange = Exclude<AnyChange, { kind: 'checklist' }>;

/** The manuscript after a change; null if nothing changes. Throws InputError with a message for the author. */
export function applyChange(manuscript: Manuscript, change: EditorChange, context: ChangeContext): Manuscript | null {
  const apply = appliers[change.kind] as Applier<EditorChange>;
  const changed = apply(manuscript, change, context);
  if (changed !== null) checkText(manuscript, changed);
  return changed;
}

interface ChangeContext {
  /** The number of the version that the change creates: ids of added sentences contain it. */
  readonly version: number;
  /** The libraries' answers. */
  readonly answers: Answers;
}

type Applier<Change> = (manuscript: Manuscript, change: Change, context: ChangeContext) => Manuscript | null;

const appliers: { readonly [Kind in EditorChange['kind']]: Applier<Extract<EditorChange, { kind: Kind }>> } = {
  template: (manuscript, { template }) => {
    if (!templates.some(({ id }) => id === template)) throw new InputError('There is no such template.');
    return template === manuscript.template ? null : { ...manuscript, template };
  },
  authors: (manuscript, { authors }) => nameAuthors(manuscript, authors),
  keywords: (manuscript, { keywords }) => giveKeywords(manuscript, keywords),
  abstract: (manuscript, { slot, sentence }) => repeatInAbstract(manuscript, slot, sentence),
  edit: (manuscript, { sentence, text }) => editSentence(manuscript, sentence, text),
  rewrite: (manuscript, { sentence, text }, { version }) => rewriteParagraph(manuscript, sentence, text, version),
  move: (manuscript, { sentence, section, move }) => moveSentence(manuscript, sentence, section, move),
  shift: (manuscript, { sentence, to }) => shiftSentence(manuscript, sentence, to),
  add: (manuscript, change, { version }) => addSentence(manuscript, change, version),
  answer: (manuscript, change, { version }) => answerPrompt(manuscript, change, version),
  split: (manuscript, { sentence, first, second }, { version }) =>
    splitSentence(manuscript, sentence, first, second, version),
  join: (manuscript, { sentence }) => joinSentences(manuscript, sentence),
  paragraph: (manuscript, { sentence, begins }) => beginParagraph(manuscript, sentence, begins),
  delete: (manuscript, { sentence }) => deleteSentence(manuscript, sentence),
  cite: (manuscript, { sentence, source }, { answers }) => cite(manuscript, sentence, source, answers.references ?? []),
  // Rejected works are stored with the inputs, which the review uses.
  refuse: (manuscript) => manuscript,
  'related-work': (manuscript, { shown }) => showRelatedWork(manuscript, shown),
  'look-up': (manuscript, _, { answers: { findings } }) =>
    findings === undefined ? null : lookedUp(manuscript, findings),
  heading: (manuscript, { section, text }) => nameSection(manuscript, section, text),
  'section-add': (manuscript, { after, text }, { version }) => addSection(manuscript, after, text, version),
  'section-move': (manuscript, { section, to }) => shiftSection(manuscript, section, to),
  'section-remove': (manuscript, { section }) => removeSection(manuscript, section),
  table: (manuscript, { sentence, rows }) => writeTable(manuscript, sentence, rows),
  code: (manuscript, { sentence, text }) => writeCode(manuscript, sentence, text),
  caption: (manuscript, { figure, text }) => captionFigure(manuscript, figure, text),
  figure: (manuscript, { figure, sentence }) => bindFigure(manuscript, figure, sentence),
  'figure-order': (manuscript, { figures }) => orderFigures(manuscript, figures),
};
