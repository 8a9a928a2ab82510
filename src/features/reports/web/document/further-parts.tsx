import type { ReactNode } from 'react';
import type {
  DocumentReport,
  LeaseAnalysis,
  LetterReport,
  Obligation,
  Passage,
  TermChange,
} from '../../../../contract/lease-report.ts';
import { reportKeys as keys } from '../../../../contract/report-checks.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { Cited } from './cited.tsx';
import { ReportSection } from './report-section.tsx';
import { tones } from './risks.tsx';
import { StateBadge } from './state-badge.tsx';

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
          <StateBadge stated={check} />
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
    <Part id="key-dates" title={texts.document.dates} count={report.dates.length}>
      {report.dates.map((date, index) => (
        <Entry
          key={keys.date(index)}
          id={keys.date(index)}
          label={<time dateTime={date.date}>{date.date}</time>}
          text={date.derived ? `${date.label}: ${date.derived}` : date.label}
          stated={date}
          passage={date}
        />
      ))}
    </Part>
  );
}

export function Obligations({ report }: { report: DocumentReport }) {
  if (!('obligations' in report) || report.obligations.length === 0) return null;
  const keyed = report.obligations.map((each, index) => ({ each, key: keys.obligation(index) }));
  return (
    <ReportSection id="obligations" title={texts.document.obligations}>
      {[...new Set(keyed.map(({ each }) => each.topic))].map((topic) => (
        <section key={topic} aria-label={topic} className="mt-4 first:mt-0">
          <h3 className="mb-1 font-sans text-sm font-semibold">{topic}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {keyed
              .filter(({ each }) => each.topic === topic)
              .map(({ each, key }) => (
                <ObligationLine key={key} id={key} obligation={each} />
              ))}
          </ul>
        </section>
      ))}
    </ReportSection>
  );
}

/** One line: who, what, when, where; the quote opens on demand. */
function ObligationLine({ id, obligation }: { id: string; obligation: Obligation }) {
  const { who, what, when } = obligation;
  return (
    <li className="py-2 text-sm">
      <details>
        <summary className="cursor-pointer wrap-anywhere">
          <span className="font-medium">{texts.document.who[who]}:</span> {what}
          {when && <span className="text-muted"> ({when})</span>}
          <span className="ml-2 text-xs text-muted">{texts.document.place(obligation)}</span>
        </summary>
        <Cited id={id} passage={obligation} />
      </details>
    </li>
  );
}

/** What an amendment changes, or a newer message of a thread: old and new. */
export function Changes({ report }: { report: DocumentReport }) {
  const [title, list, key] =
    'changes' in report
      ? [texts.document.changes, report.changes, keys.change]
      : [texts.document.superseded, report.superseded, keys.superseded];
  return (
    <Part id="changes" title={title} count={list.length}>
      {list.map((each: TermChange, index) => (
        <Entry
          key={key(index)}
          id={key(index)}
          label={each.label}
          text={texts.document.change(each)}
          stated={each}
          passage={each}
        />
      ))}
    </Part>
  );
}

/** The instruments of a file that has several, the operative one marked. */
export function Instruments({ report }: { report: DocumentReport }) {
  if (report.instruments.length < 2) return null;
  return (
    <ReportSection id="instruments" title={texts.document.instruments}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {report.instruments.map((each) => (
          <li key={`${each.label} ${each.first_page}`}>
            <span className={each.operative ? 'font-medium' : undefined}>{each.label}</span>{' '}
            <span className="text-muted">{texts.document.pagesOf(each)}</span>
          </li>
        ))}
      </ul>
    </ReportSection>
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

interface EntryProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly text: string;
  readonly passage: Passage | null;
  readonly stated?: { readonly state: string; readonly reason?: string | undefined };
}

function Entry({ id, label, text, passage, stated }: EntryProps) {
  return (
    <li className="py-3">
      <p className="font-medium">{label}</p>
      {text !== '' && <p className="mt-0.5 text-sm">{text}</p>}
      {stated && <StateBadge stated={stated} />}
      {passage && <Cited id={id} passage={passage} />}
    </li>
  );
}
