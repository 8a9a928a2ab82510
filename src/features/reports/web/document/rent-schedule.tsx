import type { Finding, RentRow } from '../../../../contract/document-report.ts';
import { texts } from '../texts.ts';
import { keys } from './passages.ts';
import { useSelection } from './selection.ts';

/** The rent schedule as the document prints it; each row leads to its place. */
export function RentSchedule({ id, findings }: { id: string; findings: readonly Finding[] }) {
  const { hasPages, select, selected } = useSelection();
  const rows = findings.flatMap((finding, index) =>
    typeof finding.value === 'object' ? [{ row: finding.value, finding, key: keys.field(id, index) }] : [],
  );
  const columns = texts.document.rentColumns.filter(([name]) => rows.some(({ row }) => shown(row, name) !== ''));
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            {columns.map(([name, title]) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
                {title}
              </th>
            ))}
            <th scope="col" className="py-1.5 font-medium">
              {texts.document.where}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, finding, key }) => (
            <tr key={key} className={selected === key ? 'border-b border-line bg-mark/40' : 'border-b border-line'}>
              {columns.map(([name]) => (
                <td key={name} className="py-1.5 pr-4 whitespace-nowrap">
                  {shown(row, name)}
                </td>
              ))}
              <td className="py-1.5 text-xs text-accent">
                {hasPages ? (
                  <button
                    type="button"
                    id={key}
                    aria-pressed={selected === key}
                    onClick={() => select(key)}
                    className="text-left hover:underline"
                  >
                    {texts.document.place(finding)}
                  </button>
                ) : (
                  <span id={key}>{texts.document.place(finding)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shown(row: RentRow, name: keyof RentRow): string {
  if (name === 'from') return row.from ?? (row.from_month === undefined ? '' : texts.document.month(row.from_month));
  if (name === 'to') return row.to ?? (row.to_month === undefined ? '' : texts.document.month(row.to_month));
  const value = row[name];
  if (value === undefined) return '';
  if (typeof value === 'string' || name === 'year') return String(value);
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}
