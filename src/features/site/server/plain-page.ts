import { escapeMarkup } from './escape-markup.ts';

/**
 * A self-contained page: no script, no external styles, no data. The address stays in the bar, so the empty link
 * reloads the same page.
 */
export function plainPage(brand: string, { title, kicker, text, retry }: PlainPageTexts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(`${title} · ${brand}`)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbfaf6, #11161b); color: light-dark(#1b2430, #e9e4d8); }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1rem; }
p { color: light-dark(#59626d, #a7aaa3); }
h1 { font: 400 1.875rem/1.2 Georgia, serif; margin: .25rem 0 .75rem; }
a { display: inline-block; margin-top: 1.5rem; padding: .5rem 1rem; border-radius: 4px; text-decoration: none; background: light-dark(#17505a, #84c5c8); color: light-dark(#ffffff, #0d1a1d); }
</style>
</head>
<body>
<main>
<p>${escapeMarkup(kicker(brand))}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<a href="">${escapeMarkup(retry)}</a>
</main>
</body>
</html>
`;
}

interface PlainPageTexts {
  readonly title: string;
  readonly kicker: (brand: string) => string;
  readonly text: string;
  readonly retry: string;
}
