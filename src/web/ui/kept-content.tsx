import type { CacheKind } from '../lib/cache-store.ts';
import { useStillPage } from '../lib/use-still-page.ts';

/**
 * Hands content that is the same for everyone to a still page's script, which keeps it for later visits as a page that
 * is alive does by itself. `name` parts one kind, as in cache-store.ts. `html` names the element whose HTML is part of
 * the content under that name, so that it is not sent twice.
 */
export function KeptContent({ kind, name, data, html }: KeptContentProps) {
  if (!useStillPage()) return null;
  return (
    <script
      type="application/json"
      data-keep={kind}
      data-name={name}
      data-html={html}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<'; React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

export interface KeptContentProps {
  readonly kind: CacheKind;
  readonly name: string;
  readonly data: unknown;
  /** A selector. */
  readonly html?: string;
}
