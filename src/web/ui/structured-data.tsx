import { useShell } from '../lib/shell.ts';

/** What search engines read about a page (schema.org, JSON-LD). */
export function StructuredData({ data }: { data: StructuredThing | readonly StructuredThing[] }) {
  const { nonce } = useShell();
  const graph = Array.isArray(data) ? { '@graph': data } : data;
  // No text of the data can end the element.
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
