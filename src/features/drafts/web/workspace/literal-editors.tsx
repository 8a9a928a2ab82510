import { Plus, X } from 'lucide-react';
import type { DraftBlock } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EditPanel } from './edit-panel.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { texts } from './texts.ts';
import { useTyped } from './typed-texts.tsx';
import type { DraftOnPage } from './use-draft.ts';

type Table = DraftBlock & { kind: 'table' };
type Code = DraftBlock & { kind: 'code' };

export function TableEditor({ page, block, chosen }: { page: DraftOnPage; block: Table; chosen: string }) {
  const name = `edit-${block.sentence.id}`;
  return (
    <EditToggle page={page} chosen={chosen} name={name} label={texts.table.edit}>
      <TablePanel page={page} block={block} name={name} />
    </EditToggle>
  );
}

/** Cells as fields; rows are added at the end. */
function TablePanel({ page, block, name }: { page: DraftOnPage; block: Table; name: string }) {
  const was = JSON.stringify(block.rows);
  const typed = useTyped(name, was);
  const rows: readonly (readonly string[])[] = JSON.parse(typed.text);
  const setRows = (next: readonly (readonly string[])[]) => typed.type(JSON.stringify(next));
  const { id } = block.sentence;
  const width = block.rows[0]?.length ?? 0;
  const write = (line: number, column: number, cell: string) =>
    setRows(rows.map((row, at) => (at === line ? row.with(column, cell) : row)));
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.table.label}
      save={{ kind: 'table', sentence: id, rows: rows.map((row) => [...row]) }}
      unchanged={typed.text === was}
      typed={typed}
      more={[{ label: texts.table.delete, change: { kind: 'delete', sentence: id } }]}
    >
      <div className="-m-1 overflow-x-auto p-1">
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
          <div key={line} className="mb-2 flex w-max min-w-full gap-2">
            {row.map((cell, column) => (
              <Input
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
                key={column}
                aria-label={texts.table.cell(line + 1, column + 1)}
                className="min-w-32"
                maxLength={2_000}
                value={cell}
                onChange={(event) => write(line, column, event.target.value)}
              />
            ))}
            {line > 0 && (
              <Button
                variant="quiet"
                size="icon"
                icon={<X aria-hidden="true" />}
                onClick={() => setRows(rows.filter((_, at) => at !== line))}
              >
                <span className="sr-only">{texts.table.removeRow(line)}</span>
              </Button>
            )}
          </div>
        ))}
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={<Plus aria-hidden="true" />}
        disabled={rows.length >= 300}
        onClick={() => setRows([...rows, Array.from({ length: width }, () => '')])}
      >
        {texts.table.addRow}
      </Button>
    </EditPanel>
  );
}

export function CodeEditor({ page, block, chosen }: { page: DraftOnPage; block: Code; chosen: string }) {
  const name = `edit-${block.sentence.id}`;
  return (
    <EditToggle page={page} chosen={chosen} name={name} label={texts.code.edit}>
      <CodePanel page={page} block={block} name={name} />
    </EditToggle>
  );
}

function CodePanel({ page, block, name }: { page: DraftOnPage; block: Code; name: string }) {
  const was = block.lines.join('\n');
  const typed = useTyped(name, was);
  const { id } = block.sentence;
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.code.label}
      save={{ kind: 'code', sentence: id, text: typed.text }}
      unchanged={typed.text === was || typed.text.trim() === ''}
      typed={typed}
      more={[{ label: texts.code.delete, change: { kind: 'delete', sentence: id } }]}
    >
      <Field label={texts.code.label}>
        <Textarea
          rows={Math.min(20, block.lines.length + 2)}
          spellCheck={false}
          className="font-mono text-sm!"
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
      </Field>
    </EditPanel>
  );
}
