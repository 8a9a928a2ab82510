import type { DocumentReport, RentLine } from '../../../../contract/lease-report.ts';
import { reportKeys } from '../../../../contract/report-checks.ts';
import { texts } from '../texts.ts';
import { ReportSection } from './report-section.tsx';
import { useSelection } from './selection.ts';
import { StateBadge } from './state-badge.tsx';

/** The rent schedule: proven rows with their amounts, the others in the document's words; each leads to its place. */
export function RentSchedule({ report }: { report: DocumentReport }) {
  const lines = report.rent.map((line, index) => ({ line, key: reportKeys.rent(index) }));
  if (lines.length === 0) return null;
  const premises = [...new Set(lines.map(({ line }) => line.premises))];
  return (
    <ReportSection id="rent" title={texts.document.rent}>
      {premises.map((name) => (
        <RentTable key={name ?? ''} title={name} lines={lines.filter(({ line }) => line.premises === name)} />
      ))}
      {report.rent_totals && <p className="mt-3 text-sm">{texts.document.totals(report.rent_totals)}</p>}
    </ReportSection>
  );
}

interface KeyedLine {
  readonly line: RentLine;
  readonly key: string;
}

function RentTable({ title, lines }: { title: string | undefined; lines: readonly KeyedLine[] }) {
  const proven = lines.filter(({ line }) => line.state === 'found');
  const columns = texts.document.rentColumns.filter(([name]) => proven.some(({ line }) => shown(line, name) !== ''));
  return (
    <div className="mt-2 overflow-x-auto">
      {title && <h3 className="mb-1 font-sans text-sm font-semibold">{title}</h3>}
      {proven.length > 0 && (
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              {columns.map(([name, head]) => (
                <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
                  {head}
                </th>
              ))}
              <th scope="col" className="py-1.5 font-medium">
                {texts.document.where}
              </th>
            </tr>
          </thead>
          <tbody>
            {proven.map(({ line, key }) => (
              <tr key={key} className="border-b border-line">
                {columns.map(([name]) => (
                  <td key={name} className="py-1.5 pr-4 whitespace-nowrap">
                    {shown(line, name)}
                  </td>
                ))}
                <td className="py-1.5 text-xs text-accent">
                  <Place line={line} id={key} />
                  {line.kind === 'free' && <span className="ml-2 text-muted">{texts.document.freeRent}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="divide-y divide-line">
        {lines
          .filter(({ line }) => line.state === 'check')
          .map(({ line, key }) => (
            <li key={key} className="py-2 text-sm">
              <span className="wrap-anywhere">{line.shown}</span> <StateBadge stated={line} />
              <p className="mt-0.5 text-xs text-accent">
                <Place line={line} id={key} />
              </p>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Place({ line, id }: { line: RentLine; id: string }) {
  const { hasPages, select, selected } = useSelection();
  if (!hasPages) return <span id={id}>{texts.document.place(line)}</span>;
  return (
    <button
      type="button"
      id={id}
      aria-pressed={selected === id}
      onClick={() => select(id)}
      className={selected === id ? 'bg-mark/40 text-left hover:underline' : 'text-left hover:underline'}
    >
      {texts.document.place(line)}
    </button>
  );
}

function shown(line: RentLine, name: (typeof texts.document.rentColumns)[number][0]): string {
  if (name === 'from') return line.from ?? (line.from_month === undefined ? '' : texts.document.month(line.from_month));
  if (name === 'to') return line.to ?? (line.to_month === undefined ? '' : texts.document.month(line.to_month));
  const value = line[name];
  if (value === undefined) return '';
  if (name === 'year') return String(value);
  return texts.document.money(value, line.currency, name === 'psf' || name === 'psf_month' ? line.unit : undefined);
}
