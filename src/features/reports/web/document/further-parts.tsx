import type { ReactNode } from 'react';
import type { DocumentReport, LeaseAnalysis, LetterReport, Passage } from '../../../../contract/document-report.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { Cited } from './cited.tsx';
import { keys } from './passages.ts';
import { ReportSection } from './report-section.tsx';
import { tones } from './risks.tsx';

/** Statements that do not agree with each other, each with its passages. */
export function CrossChecks({ report }: { report: DocumentReport }) {
  return (
    <Part id="cross-checks" title={texts.document.checks} count={report.cross_checks.length}>
      {report.cross_checks.map((check, index) => (
        <li key={`${check.rule} ${check.text}`} className="py-3">
          <p className="font-medium">
            <span className={classNames('text-sm', tones[check.severity])}>
              {texts.document.severityName(check.severity)}.{' '}
            </span>
            {check.text}
          </p>
          {check.passages.map((passage, place) => (
            <Cited key={keys.check(index, place)} id={keys.check(index, place)} passage={passage} />
          ))}
        </li>
      ))}
    </Part>
  );
}

export function KeyDates({ report }: { report: DocumentReport }) {
  return (
    <Part id="key-dates" title={texts.document.dates} count={report.key_dates.length}>
      {report.key_dates.map((date, index) => (
        <Entry
          key={keys.date(index)}
          id={keys.date(index)}
          label={<time dateTime={date.date}>{date.date}</time>}
          text={date.derived ? `${date.label}: ${date.derived}` : date.label}
          passage={date}
        />
      ))}
    </Part>
  );
}

export function Obligations({ report }: { report: DocumentReport }) {
  if (!('obligations' in report)) return null;
  return (
    <Part id="obligations" title={texts.document.obligations} count={report.obligations.length}>
      {report.obligations.map((each, index) => (
        <Entry
          key={keys.obligation(index)}
          id={keys.obligation(index)}
          label={texts.document.who[each.who]}
          text={each.topic}
          passage={each}
        />
      ))}
    </Part>
  );
}

/** What a Lease Analysis adds: what is customary, what to negotiate, every clause in its own sentences. */
export function AnalysisParts({ report }: { report: LeaseAnalysis }) {
  return (
    <>
      <Part id="comparison" title={texts.document.comparison} count={report.comparison.length}>
        {report.comparison.map((each, index) => (
          <Entry
            key={each.topic}
            id={keys.comparison(index)}
            label={`${each.topic}: ${each.verdict}`}
            text={`${each.text} ${texts.document.customary} ${each.customary}`}
            passage={each.passage}
          />
        ))}
      </Part>
      {(['tenant', 'landlord'] as const).map((side) => (
        <Part
          key={side}
          id={`negotiation-${side}`}
          title={texts.document.negotiation[side]}
          count={report.negotiation[side].length}
        >
          {report.negotiation[side].map((each, index) => (
            <Entry
              key={each.point}
              id={keys.point(side, index)}
              label={each.point}
              text={each.ask}
              passage={each.passage}
            />
          ))}
        </Part>
      ))}
      <Part id="clauses" title={texts.document.clauses} count={report.clauses.length}>
        {report.clauses.map((clause, index) => (
          <li key={`${clause.label} ${clause.page}`} className="py-3">
            <p className="font-medium">{[clause.label, clause.title].filter(Boolean).join(' ')}</p>
            {clause.summary.map((passage, place) => (
              <Cited key={keys.clause(index, place)} id={keys.clause(index, place)} passage={passage} />
            ))}
          </li>
        ))}
      </Part>
    </>
  );
}

export function Brief({ report }: { report: LeaseAnalysis }) {
  return (
    <Part id="brief" title={texts.document.brief} count={report.brief.length}>
      {report.brief.map((each, index) => (
        <Entry key={keys.brief(index)} id={keys.brief(index)} label={each.text} text="" passage={each} />
      ))}
    </Part>
  );
}

/** What a letter of intent is asked first: does it bind, and what does it leave open. */
export function LetterParts({ report }: { report: LetterReport }) {
  return (
    <>
      <ReportSection id="binding" title={texts.document.binding}>
        <p className="font-medium">{texts.document.bindingClass[report.binding.class]}</p>
        <p className="mt-1 text-sm">{report.binding.text}</p>
        {report.binding.passages.map((passage, index) => (
          <Cited key={keys.binding(index)} id={keys.binding(index)} passage={passage} />
        ))}
      </ReportSection>
      <Part id="questions" title={texts.document.questions} count={report.questions.length}>
        {report.questions.map((each, index) => (
          <Entry
            key={each.question}
            id={keys.question(index)}
            label={`${each.topic}: ${texts.document.answers[each.answer]}`}
            text={`${each.question} ${each.why}`}
            passage={each.passage}
          />
        ))}
      </Part>
    </>
  );
}

function Part({ id, title, count, children }: { id: string; title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <ReportSection id={id} title={title}>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </ReportSection>
  );
}

function Entry({ id, label, text, passage }: { id: string; label: ReactNode; text: string; passage: Passage | null }) {
  return (
    <li className="py-3">
      <p className="font-medium">{label}</p>
      {text !== '' && <p className="mt-0.5 text-sm">{text}</p>}
      {passage && <Cited id={id} passage={passage} />}
    </li>
  );
}
