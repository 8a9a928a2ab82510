import { formatNumber } from '#web/lib/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { AdminUsage } from '../../contract/usage.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.usage;

type Tool = AdminUsage['tools'][number];

/** One line per tool, its runs by state. */
export function RunsByTool({ tools }: Pick<AdminUsage, 'tools'>) {
  return <DataTable label={texts.runs} columns={columns} rows={tools} keyOf={({ slug }) => slug} />;
}

/** On phones, a row lists only what happened. */
const noZeroOnPhones = 'max-md:has-[[data-zero]]:hidden';

const states = ['succeeded', 'failed', 'cancelled', 'running', 'queued'] as const;

const columns: readonly Column<Tool>[] = [
  {
    title: texts.tool,
    phone: 'line',
    className: 'font-medium wrap-anywhere',
    cell: ({ name }) => name,
  },
  ...states.map(
    (state): Column<Tool> => ({
      title: texts.states[state],
      align: 'right',
      className: noZeroOnPhones,
      cell: (tool) => <Count name={texts.states[state]} value={tool[state]} isBad={state === 'failed'} />,
    }),
  ),
  {
    title: texts.samples,
    align: 'right',
    className: noZeroOnPhones,
    cell: ({ samples }) => <Count name={samples === 1 ? texts.sample : texts.samples} value={samples} />,
  },
];

/** On phones the column's name is shown with the number. */
function Count({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  return (
    <span
      data-zero={value === 0 || undefined}
      className={isBad && value > 0 ? 'font-medium text-bad' : value === 0 ? 'text-muted' : undefined}
    >
      {formatNumber(value)}
      <span className="text-muted md:hidden"> {name.toLowerCase()}</span>
    </span>
  );
}
