import type { LetterReport } from '#contract/lease-report.ts';
import { answerNames, bindingNames, bindingSentence } from '#contract/report/words.ts';
import { cite, plainText, section, writeChange } from './markdown.ts';

/** The parts that only the report on a letter contains, as Markdown. */
export function letterSections(report: Pick<LetterReport, 'binding' | 'questions' | 'superseded'>): string[] {
  const { binding } = report;
  return [
    section('Is it binding?', [
      `**${bindingNames[binding.class]}${binding.state === 'check' ? ' (please check)' : ''}.** ${plainText(bindingSentence(binding))}`,
      ...binding.passages.map((passage) => `- ${cite(passage)}`),
    ]),
    section(
      'Questions to raise',
      report.questions.map(
        ({ topic, question, why, answer, looked_for, passage }) =>
          `- **${plainText(topic)}** (${answerNames[answer].toLowerCase()}): ${plainText(question)} ${plainText(why)}${passage ? ` ${cite(passage)}` : answer === 'weak' ? ` ${plainText(looked_for)}` : ''}`,
      ),
    ),
    section(
      'Terms replaced by newer ones',
      report.superseded.filter(({ state }) => state !== 'rejected').map(writeChange),
    ),
  ];
}
