import type { DraftEditor, EditorChange } from '../../../../contract/draft-editor.ts';
import { coverageSchema } from '../../../../contract/draft-result.ts';
import { InputError } from '../../../../contract/engine.ts';
import type { Manuscript } from '../manuscript.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { templates } from '../render/templates/find-template.ts';
import { printedWords } from '../sentences.ts';
import { readComposition, readInputs, storeComposition } from '../stored/stored-draft.ts';
import { repeatInAbstract } from './abstract-slots.ts';
import { compareDrafts } from './compare-drafts.ts';
import { editSentence, rewriteParagraph } from './edit-sentences.ts';
import { bindFigure } from './figure-bindings.ts';
import { moveSentence } from './move-sentence.ts';
import { presentDraft } from './present-draft.ts';
import { review } from './review.ts';

/** The Paper Assistant's side of a draft's versions. */
export const draftEditor: DraftEditor = {
  templates: templates.map(({ id, name }) => ({ id, name })),
  revise(inputs, kept, change, version) {
    const composition = readComposition(kept);
    const manuscript = changed(composition.manuscript, change, version);
    return manuscript && storeComposition(review(readInputs(inputs), composition, manuscript));
  },
  present: (composition) => presentDraft(readComposition(composition).manuscript),
  findings(composition) {
    const { manuscript, risks, coverage, model } = readComposition(composition);
    return {
      title: printedWords(manuscript.title),
      engine: manuscript.engine,
      risks: [...risks],
      coverage: coverageSchema.parse(coverage),
      ...(model === undefined ? {} : { model }),
    };
  },
  compare: (older, newer) => compareDrafts(readComposition(older).manuscript, readComposition(newer).manuscript),
  async export(composition, format, { figures, createdAt }) {
    const { manuscript } = readComposition(composition);
    if (format === 'md') return new TextEncoder().encode(renderMarkdown(manuscript));
    // The library is loaded with the first such download.
    const { renderDocx } = await import('../render/docx.ts');
    return renderDocx(manuscript, figures, createdAt);
  },
};

function changed(manuscript: Manuscript, change: EditorChange, version: number): Manuscript | null {
  switch (change.kind) {
    case 'template':
      if (!templates.some(({ id }) => id === change.template)) throw new InputError('There is no such template.');
      return change.template === manuscript.template ? null : { ...manuscript, template: change.template };
    case 'move':
      return moveSentence(manuscript, change.sentence, change.section, change.move);
    case 'abstract':
      return repeatInAbstract(manuscript, change.slot, change.sentence);
    case 'figure':
      return bindFigure(manuscript, change.figure, change.sentence);
    case 'edit':
      return editSentence(manuscript, change.sentence, change.text);
    case 'rewrite':
      return rewriteParagraph(manuscript, change.sentence, change.text, version);
  }
}
