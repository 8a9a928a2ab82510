import type { DraftEditor } from '#contract/draft-editor.ts';
import { coverageSchema } from '#contract/draft-result.ts';
import { listedWork } from '../coverage.ts';
import { printedWords } from '../inlines.ts';
import { withoutRelatedBlocks } from '../literature/related-work.ts';
import { proposeFigures } from '../propose-figures.ts';
import { renderSingleLatex } from '../render/latex.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { describeLimits } from '../render/templates/describe-limits.ts';
import { templates } from '../render/templates/find-template.ts';
import { readAnswers, readComposition, readInputs, storeAnswers, storeComposition } from '../stored/stored-draft.ts';
import { applyChange } from './apply-change.ts';
import { decideItem } from './checklist-decisions.ts';
import { compareDrafts } from './compare-drafts.ts';
import { consult } from './consult.ts';
import { presentDraft } from './present-draft.ts';
import { review } from './review.ts';

/** The Paper Assistant's implementation of a draft's versions. */
export const draftEditor: DraftEditor = {
  templates: templates.map((template) => ({
    id: template.id,
    name: template.name,
    limits: describeLimits(template),
  })),
  async consult(inputs, kept, change, literature, signal) {
    const answers = await consult(readInputs(inputs), readComposition(kept), change, literature, signal);
    return answers === null ? null : storeAnswers(answers);
  },
  revise(inputs, kept, change, version, consulted = null) {
    const composition = readComposition(kept);
    if (change.kind === 'checklist') {
      const risks = decideItem(composition.risks, change.item, change.reason);
      return risks && storeComposition({ ...composition, risks });
    }
    const read = { ...readInputs(inputs), refused: inputs.refused ?? [] };
    const answers = readAnswers(consulted);
    const current = { ...read, findings: answers.findings ?? read.findings };
    const manuscript = applyChange(withoutRelatedBlocks(composition.manuscript), change, { version, answers });
    if (manuscript === null) return null;
    const revised = storeComposition(review(current, composition, manuscript));
    // Literature results or a rejection may not affect this draft.
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
  proposeFigures,
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
    if (format === 'tex') return new TextEncoder().encode(renderSingleLatex(manuscript));
    if (format === 'md') return new TextEncoder().encode(renderMarkdown(manuscript));
    // The library is loaded for the first such download.
    const { renderDocx } = await import('../render/docx.ts');
    return renderDocx(manuscript, figures, createdAt);
  },
};
