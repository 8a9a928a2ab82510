import type { LetterReport } from '#contract/lease-report.ts';
import { cite, plainText, section } from './markdown.ts';

/** The parts that only the report on a letter contains, as Markdown. */
export function letterSections(report: Pick<LetterReport, 'binding' | 'questions' | 'superseded'>): string[] {
  const { binding } = report;
  return [
    section('Is it binding?', [
      `**${bindingNames[binding.class]}.** ${plainText(binding.text)}`,
      ...binding.passages.map((passage) => `- ${cite(passage)}`),
    ]),
    section(
      'Questions to raise',
      report.questions.map(
        ({ topic, question, why, answer, looked_for, passage }) =>
          `- **${plainText(topic)}** (${answer === 'weak' ? 'unclear' : 'not addressed'}): ${plainText(question)} ${plainText(why)}${passage ? ` ${cite(passage)}` : answer === 'weak' ? ` ${plainText(looked_for)}` : ''}`,
      ),
    ),
    section(
      'Terms replaced by newer ones',
      report.superseded.map(
        ({ label, old, new: now, ...passage }) =>
          `- **${plainText(label)}**: ${old === undefined ? '' : `before ${plainText(old)}, `}now ${plainText(now)}. ${cite(passage)}`,
      ),
    ),
  ];
}

const bindingNames: Readonly<Record<LetterReport['binding']['class'], string>> = {
  non_binding: 'Non-binding',
  non_binding_with_carveouts: 'Non-binding with exceptions',
  binding: 'Binding',
  ambiguous_risk_of_binding: 'Unclear: may be binding',
};
