import type { DraftEditor, EditorChange } from '../../../../contract/draft-editor.ts';
import { coverageSchema } from '../../../../contract/draft-result.ts';
import { InputError } from '../../../../contract/engine.ts';
import { listedWork } from '../coverage.ts';
import type { Findings } from '../literature/look-up.ts';
import { recheckedReferences } from '../literature/reference-of.ts';
import { withoutRelatedBlocks } from '../literature/related-work.ts';
import type { Manuscript } from '../manuscript.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { templates } from '../render/templates/find-template.ts';
import { checkedSeedTitle, seedTitle } from '../seeds.ts';
import { printedWords } from '../sentences.ts';
import { readAnswers, readComposition, readInputs, storeAnswers, storeComposition } from '../stored/stored-draft.ts';
import { repeatInAbstract } from './abstract-slots.ts';
import { cite } from './cite.ts';
import { compareDrafts } from './compare-drafts.ts';
import { type Answers, consult } from './consult.ts';
import { editSentence, rewriteParagraph } from './edit-sentences.ts';
import { bindFigure } from './figure-bindings.ts';
import { moveSentence } from './move-sentence.ts';
import { presentDraft } from './present-draft.ts';
import { review } from './review.ts';

/** The Paper Assistant's side of a draft's versions. */
export const draftEditor: DraftEditor = {
  templates: templates.map(({ id, name }) => ({ id, name })),
  async consult(inputs, kept, change, literature, signal) {
    const answers = await consult(readInputs(inputs), readComposition(kept), change, literature, signal);
    return answers === null ? null : storeAnswers(answers);
  },
  revise(inputs, kept, change, version, consulted = null) {
    const composition = readComposition(kept);
    const read = { ...readInputs(inputs), refused: inputs.refused ?? [] };
    const answers = readAnswers(consulted);
    const current = { ...read, findings: answers.findings ?? read.findings };
    const manuscript = changed(withoutRelatedBlocks(composition.manuscript), change, version, answers);
    if (manuscript === null) return null;
    const revised = storeComposition(review(current, composition, manuscript));
    // What was asked of the libraries or refused may change nothing in this draft.
    return JSON.stringify(readComposition(revised)) === JSON.stringify(composition) ? null : revised;
  },
  restore(inputs, kept) {
    const composition = readComposition(kept);
    const refused = new Set(inputs.refused);
    const proposed = [
      ...(composition.coverage.works ?? []).map(({ id }) => id),
      ...composition.provenance.flatMap(({ record }) => record ?? []),
    ];
    if (!proposed.some((id) => refused.has(id))) return kept;
    const read = { ...readInputs(inputs), refused: [...refused] };
    return storeComposition(review(read, composition, composition.manuscript));
  },
  present: (composition) => presentDraft(readComposition(composition).manuscript),
  presentWork: (work) => ({ ...listedWork(work), venue: work.venue, retractedBy: [...work.retractedBy] }),
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

function changed(
  manuscript: Manuscript,
  change: EditorChange,
  version: number,
  { findings, references = [] }: Answers,
): Manuscript | null {
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
    case 'cite':
      return cite(manuscript, change.sentence, change.source, references);
    case 'refuse':
      return manuscript;
    case 'related-work':
      return showRelatedWork(manuscript, change.shown);
    case 'look-up':
      return findings === undefined ? null : lookedUp(manuscript, findings);
  }
}

function showRelatedWork(manuscript: Manuscript, shown: boolean): Manuscript | null {
  const { relatedWork, ...rest } = manuscript;
  if (shown === (relatedWork === undefined)) return null;
  return shown ? rest : { ...rest, relatedWork: 'hidden' };
}

function lookedUp(manuscript: Manuscript, findings: Findings): Manuscript {
  return {
    ...manuscript,
    references: recheckedReferences(manuscript.references, findings),
    ...(manuscript.referencesTitle === seedTitle ? { referencesTitle: checkedSeedTitle } : {}),
  };
}
