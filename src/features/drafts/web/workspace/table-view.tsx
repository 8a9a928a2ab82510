import { asPrinted } from '#contract/printed-text.ts';

/** A table in the text, with its header row first. */
export function TableView({ id, rows: [head = [], ...rows] }: { id: string; rows: readonly (readonly string[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table id={id} className="border-y border-line text-sm">
        <thead className="border-b border-line text-left">
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
              <th key={column} scope="col" className="px-2 py-1 font-medium">
                {asPrinted(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
            <tr key={line}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
                <td key={column} className="px-2 py-1 align-top">
                  {asPrinted(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
