import type { LetterReport } from '#contract/lease-report.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { Explained } from '../explained.tsx';
import { Nothing } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

/** What a letter of intent leaves open, with the questions to ask. */
export default function QuestionsTab({ report: { questions } }: { report: LetterReport }) {
  if (questions.length === 0) return <Nothing>{texts.questions.none}</Nothing>;
  return (
    <Rows>
      {questions.map((each, index) => (
        <QuestionLine key={reportKeys.question(index)} id={reportKeys.question(index)} question={each} />
      ))}
    </Rows>
  );
}

/** One question; `id` is its key. */
function QuestionLine({ id, question }: { id: string; question: LetterReport['questions'][number] }) {
  const { topic, answer, passage, why } = question;
  return (
    <li id={id} className="scroll-mt-24 py-2.5 text-sm">
      <p className="font-medium">
        <Explained text={topic} />: {texts.questions[answer]}
      </p>
      <p>{question.question}</p>
      <p className="text-muted">{why}</p>
      {passage && <SourceLink id={id} label={topic} passage={passage} />}
    </li>
  );
}
