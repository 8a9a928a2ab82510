import type { ReportBlock, ReportTable } from '../tool.ts';

/** GitHub-flavored Markdown. The blocks' texts are the engine's own and contain no Markdown syntax. */
export function renderMarkdown(title: string, blocks: readonly ReportBlock[]): string {
  return `${[`# ${title}`, ...blocks.map(renderBlock)].join('\n\n')}\n`;
}

function renderBlock(block: ReportBlock): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return renderTable(block);
  }
}

function renderTable(table: ReportTable): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `**${table.caption}**`,
    '',
    row(table.columns),
    row(table.columns.map((_, index) => (index === 0 ? ':---' : '---:'))),
    ...table.rows.map(({ cells, strong }) => row(cells.map((cell) => (strong && cell !== '' ? `**${cell}**` : cell)))),
  ].join('\n');
}
