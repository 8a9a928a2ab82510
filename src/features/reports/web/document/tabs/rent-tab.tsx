import type { ReactNode } from 'react';
import type { DocumentReport, RentLine } from '#contract/lease-report.ts';
import { type RateUnit, rateUnit, showMoney, showPeriod, showRate, showRentWords } from '#contract/report/show.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { ReviewControls } from '../../review/review-controls.tsx';
import { Explained } from '../explained.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { texts } from '../texts.ts';
import { RentCharts } from './rent-charts.tsx';

/** The rent: verified rows as a table with charts, other rows in the document's words, and derived values. */
export default function RentTab({ report }: { report: DocumentReport }) {
  const lines = report.rent.map((line, index) => ({ line, key: reportKeys.rent(index) }));
  if (lines.length === 0) return <Nothing>{texts.rent.none}</Nothing>;
  const premises = [...new Set(lines.map(({ line }) => line.premises))];
  return (
    <>
      {premises.map((name) => {
        const own = lines.filter(({ line }) => line.premises === name);
        return (
          <Section
            key={name ?? ''}
            title={name === undefined ? texts.rent.schedule : `${texts.rent.schedule}: ${name}`}
          >
            <ProvenRows report={report} lines={own.filter(({ line }) => line.state === 'found')} />
            <RowsToCheck lines={own.filter(({ line }) => line.state !== 'found')} />
            <RentCharts lines={own.map(({ line }) => line)} />
          </Section>
        );
      })}
      <Totals report={report} />
    </>
  );
}

interface KeyedLine {
  readonly line: RentLine;
  readonly key: string;
}

const columns = ['monthly', 'annual', 'psf', 'psf_month'] as const;
type Column = (typeof columns)[number];

function ProvenRows({ report, lines }: { report: DocumentReport; lines: readonly KeyedLine[] }) {
  if (lines.length === 0) return null;
  const filled = columns.filter((name) => lines.some(({ line }) => line[name] !== undefined));
  const unitOf = (line: RentLine) => rateUnit(report, line);
  const proofs = [...new Set(lines.flatMap(({ line }) => line.proof ?? []))];
  return (
    <>
      <table className="w-full border-collapse text-sm tabular-nums max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {texts.rent.columns.period}
            </th>
            {filled.map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 text-right font-medium">
                <Explained text={columnName(name, lines.find(({ line }) => line[name] !== undefined)?.line, unitOf)} />
              </th>
            ))}
            <th scope="col" className="py-1.5 font-medium">
              {texts.columns.source}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(({ line, key }) => (
            <RentRow key={key} id={key} line={line} unit={unitOf(line)} columns={filled} />
          ))}
        </tbody>
      </table>
      {proofs.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-muted">{texts.rent.proof}</summary>
          {proofs.map((proof) => (
            <p key={proof} className="mt-1 text-muted">
              {texts.rent.proven(proof)}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

/** One verified row of the schedule; `id` is its key. */
function RentRow({ id, line, unit, columns }: RentRowProps) {
  const period = showPeriod(line);
  return (
    <tr id={id} className="scroll-mt-24 border-b border-line align-top max-sm:block max-sm:py-2">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal max-sm:block max-sm:p-0 max-sm:font-medium">
        {period || texts.rent.noPeriod}
        {line.kind === 'free' && <span className="block text-xs text-muted">{texts.rent.free}</span>}
      </th>
      {columns.map((name) => (
        <td key={name} className="py-1.5 pr-4 text-right whitespace-nowrap max-sm:block max-sm:p-0 max-sm:text-left">
          {amountOf(line, name, unit)}
        </td>
      ))}
      <td className="py-1.5 max-sm:block max-sm:p-0 sm:[&_[data-review]>div]:flex-nowrap">
        <SourceLink id={id} label={period || texts.rent.schedule} passage={line} />
        <ReviewControls id={id} />
      </td>
    </tr>
  );
}

interface RentRowProps {
  readonly id: string;
  readonly line: RentLine;
  readonly unit: RateUnit;
  readonly columns: readonly Column[];
}

/** On phones the table head is hidden, so the column's name is shown with the amount. */
function amountOf(line: RentLine, name: Column, unit: RateUnit): ReactNode {
  const value = line[name];
  if (value === undefined) return '';
  const amount = showMoney(value, line.currency);
  const spelled =
    name === 'psf' || name === 'psf_month'
      ? showRate(value, name === 'psf' ? 'year' : 'month', unit)
      : `${amount} ${texts.rent.per[name]}`;
  return (
    <>
      <span className="max-sm:hidden">{amount}</span>
      <span className="sm:hidden">{spelled}</span>
    </>
  );
}

function columnName(name: Column, first: RentLine | undefined, unitOf: (line: RentLine) => RateUnit): string {
  if (first && name === 'psf') return texts.rent.columns.perYear(unitOf(first).area);
  if (first && name === 'psf_month') return texts.rent.columns.perMonth(unitOf(first).area);
  return name === 'annual' ? texts.rent.columns.annual : texts.rent.columns.monthly;
}

/** Rows whose amounts were not verified: the document's words, and the reason. */
function RowsToCheck({ lines }: { lines: readonly KeyedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-1 font-sans text-sm font-semibold">{texts.rent.unproven}</h3>
      <Rows className="text-sm">
        {lines.map(({ line, key }) => (
          <li key={key} id={key} className="scroll-mt-24 py-2">
            <div className="flex items-start justify-between gap-x-4">
              <p className="line-clamp-3 min-w-0 font-medium wrap-anywhere tabular-nums">{showRentWords(line.shown)}</p>
              <StateBadge stated={line} />
            </div>
            {line.reason && <p className="mt-0.5 text-warn">{line.reason}</p>}
            <SourceLink id={key} label={texts.rent.unproven} passage={line} />
            <ReviewControls id={key} />
          </li>
        ))}
      </Rows>
    </div>
  );
}

function Totals({ report }: { report: DocumentReport }) {
  const { rent_totals: totals } = report;
  if (totals === null) return null;
  const { total, months, effective_monthly, effective_psf, currency, derivation } = totals;
  return (
    <Section title={<Explained text={texts.rent.effective} />}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm tabular-nums">
        <dt className="text-muted">{texts.rent.effective}</dt>
        <dd className="font-medium">
          {showMoney(effective_monthly, currency)} {texts.rent.per.monthly}
          {effective_psf !== undefined && `, ${showRate(effective_psf, 'year', rateUnit(report, totals))}`}
        </dd>
        <dt className="text-muted">{texts.rent.total}</dt>
        <dd>
          {showMoney(total, currency)}, {texts.rent.months(months)}
        </dd>
      </dl>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-muted">{texts.rent.how}</summary>
        <p className="mt-1 text-muted wrap-anywhere">{derivation}</p>
      </details>
    </Section>
  );
}
