import type { CacheKind } from '#web/lib/cache-store.ts';
import { useStaticPage } from '#web/lib/use-static-page.ts';

/**
 * Passes public content to a static page's script, which caches it for later visits like a hydrated page does. `name`
 * distinguishes entries of a kind, as in cache-store.ts. `html` names the element whose HTML is part of the content,
 * so that it isn't sent twice.
 */
export function CachedContent({ kind, name, data, html }: CachedContentProps) {
  if (!useStaticPage()) return null;
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

export interface CachedContentProps {
  readonly kind: CacheKind;
  readonly name: string;
  readonly data: unknown;
  /** A CSS selector. */
  readonly html?: string;
}
