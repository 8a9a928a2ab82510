import type { LetterReport } from '#contract/lease-report.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { Explained } from '../explained.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

/** What a letter of intent leaves open, with the questions to ask: first what it doesn't address, then what is unclear. */
export default function QuestionsTab({ report: { questions } }: { report: LetterReport }) {
  if (questions.length === 0) return <Nothing>{texts.questions.none}</Nothing>;
  const lines = questions.map((question, index) => ({ question, key: reportKeys.question(index) }));
  return (['missing', 'weak'] as const).map((answer) => {
    const own = lines.filter(({ question }) => question.answer === answer);
    if (own.length === 0) return null;
    return (
      <Section key={answer} title={texts.questions.heading(texts.questions[answer], own.length)}>
        <Rows>
          {own.map(({ question, key }) => (
            <QuestionLine key={key} id={key} question={question} />
          ))}
        </Rows>
      </Section>
    );
  });
}

/** One question; `id` is its key. */
function QuestionLine({ id, question }: { id: string; question: LetterReport['questions'][number] }) {
  const { topic, passage, why } = question;
  return (
    <li id={id} className="scroll-mt-24 py-2.5 text-sm">
      <p className="font-medium">
        <Explained text={topic} />
      </p>
      <p>{question.question}</p>
      <p className="text-muted">{why}</p>
      {passage && <SourceLink id={id} label={topic} passage={passage} />}
    </li>
  );
}
