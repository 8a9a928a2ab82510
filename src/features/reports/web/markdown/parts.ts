import { texts } from '../texts.ts';

/** A part of a text report: its tab's name and its Markdown. */
export interface MarkdownPart {
  readonly id: string;
  readonly label: string;
  readonly markdown: string;
}

/** Which headings of a tool's text go into which tab; text before the first heading is in the summary. */
const layouts: Readonly<Record<string, readonly { id: string; label: string; headings: readonly string[] }[]>> = {
  'base-rent-sens': [
    { id: 'summary', label: texts.textTabs.summary, headings: ['Rent sensitivity'] },
    {
      id: 'results',
      label: texts.textTabs.results,
      headings: ['Occupancy cost by year', 'The TI allowance, added and deducted'],
    },
    { id: 'tables', label: texts.textTabs.tables, headings: ['Further sensitivities'] },
    { id: 'inputs', label: texts.textTabs.inputs, headings: ['Figures entered', 'Assumptions and conventions'] },
  ],
};

/** A text divided into parts; one part if its tool has no layout, or the text has other headings. */
export function partsOf(feature: string, markdown: string): MarkdownPart[] {
  const text = markdown.replace(/^\s*# [^\n]*\n+/, '');
  const [intro = '', ...sections] = text.split(/^(?=## )/m);
  const layout = layouts[feature];
  const headingOf = (section: string) => /^## (.*)/.exec(section)?.[1]?.trim() ?? '';
  const known = new Set(layout?.flatMap(({ headings }) => headings));
  if (!layout || sections.some((section) => !known.has(headingOf(section)))) {
    return [{ id: 'summary', label: texts.textTabs.summary, markdown: text }];
  }
  return layout
    .map(({ id, label, headings }, index) => {
      const own = sections.filter((section) => headings.includes(headingOf(section)));
      return { id, label, markdown: [...(index === 0 ? [intro] : []), ...own].join('') };
    })
    .filter((part) => part.markdown.trim() !== '');
}
