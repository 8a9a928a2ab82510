import { useShell } from '../lib/shell.ts';

/** Structured data of a page for search engines (schema.org, JSON-LD). */
export function StructuredData({ data }: { data: StructuredThing | readonly StructuredThing[] }) {
  const { nonce } = useShell();
  const graph = Array.isArray(data) ? { '@graph': data } : data;
  // Escaped, so that no text in the data can close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<'; React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export type StructuredThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;
