import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { texts } from './texts.ts';

/** Renders Markdown, including tables and task lists; no HTML, and only safe addresses. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="prose-house">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={{
          // A wide table scrolls separately, also by keyboard, and never the page.
          table: ({ node: _, ...table }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
            <section className="table-scroll" aria-label={texts.table} tabIndex={0}>
              <table {...table} />
            </section>
          ),
        }}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
