import type { CacheKind } from '../lib/cache-store.ts';
import { useStillPage } from '../lib/use-still-page.ts';

/**
 * Hands content that is the same for everybody to a still page's script, which keeps it for later visits as a page that
 * is alive does by itself. `name` parts one kind, as in cache-store.ts.
 */
export function KeptContent({ kind, name, data }: { kind: CacheKind; name: string; data: unknown }) {
  if (!useStillPage()) return null;
  return (
    <script
      type="application/json"
      data-keep={kind}
      data-name={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<'; React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
