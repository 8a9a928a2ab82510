import { describe, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;
/** Element and attribute names in order, to see which ones exist at all. */
const tags = (markdown: string) => new Set(html(markdown).match(/<[a-z]\w*/gi) ?? []);

describe('features of posts', () => {
  test('headings begin at the second level, can be linked to, and never reuse an id of the page', () => {
    expect(html('# Content\n\n## Content\n\n### Ünïcode & more')).toBe(
      [
        '<h2 id="s-content">Content<a href="#s-content" class="anchor" aria-label="Link to “Content”">#</a></h2>',
        '<h3 id="s-content-2">Content<a href="#s-content-2" class="anchor" aria-label="Link to “Content”">#</a></h3>',
        '<h4 id="s-unicode-more">Ünïcode &#x26; more<a href="#s-unicode-more" class="anchor" aria-label="Link to “Ünïcode &#x26; more”">#</a></h4>',
      ].join('\n'),
    );
    expect(html('### Deep only')).toMatch(/^<h2 /);
  });

  test('tables and code scroll on their own, even by keyboard, and code is colored', () => {
    expect(html('|a|b|\n|-|-:|\n|1|2|')).toMatch(
      /^<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>/,
    );
    const code = html('```ts\nconst a = 1;\n```');
    expect(code).toMatch(
      /^<div class="code-scroll" role="region" aria-label="Code" tabindex="0"><pre><code class="hljs/,
    );
    expect(code).toContain('<span class="hljs-keyword">const</span>');
    expect(html('```unheard-of\nx < y\n```')).toContain('x &#x3C; y');
  });

  test('an image in its own paragraph is a figure with its title as caption, and our own images have their size and widths', () => {
    const address = '/blog/images/5f0c6f3e-8a52-4d8f-9d6b-0a4a2f3b8c11.png';
    const sizes = new Map([[address, { width: 1000, height: 600 }]]);
    const { html: shown } = renderMarkdown(`![A hill](${address} "Figure 1")`, { sizes });
    expect(shown).toMatch(/^<figure><img [^>]*><figcaption>Figure 1<\/figcaption><\/figure>$/);
    for (const part of [
      `src="${address}"`,
      'alt="A hill"',
      'width="1000" height="600"',
      `srcset="${address}?w=480 480w, ${address}?w=960 960w, ${address} 1000w"`,
      'loading="lazy"',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain('referrerpolicy');
    expect(html('![x](https://elsewhere.example/a.png)')).toContain('referrerpolicy="no-referrer"');
  });

  test('formulas are rendered on the server, visually and for screen readers, and an invalid one is shown as typed', () => {
    const { html: shown, hasMath } = renderMarkdown('Euler: $e^{i\\pi} = -1$\n\n$$\n\\int_0^1 x\n$$');
    expect(hasMath).toBe(true);
    expect(shown.match(/<math /g)).toHaveLength(2);
    expect(shown.match(/class="katex-html" aria-hidden="true"/g)).toHaveLength(2);
    expect(shown).toContain('<div class="math-scroll" role="region" aria-label="Formula" tabindex="0">');
    expect(html('$\\frac{$')).toContain('katex-error');
    expect(renderMarkdown('No formula, `$x$`.').hasMath).toBe(false);
  });

  test.each([
    ['$5 and $10', 0],
    ['from $5-$10 a month', 0],
    ['it costs $ 5 and 3 $', 0],
    ['\\$5 and $10 now, and $\\beta = y$ later', 1],
    ['($x$, $y$)', 2],
    ['$a\nb$', 1],
    ['$$x$$ inline', 1],
  ])('prices are not read as formulas: %j has %i formulas', (markdown, count) => {
    expect(html(markdown).match(/<math /g) ?? []).toHaveLength(count);
  });

  test('footnotes are at the end and link back, and tasks show whether they are done', () => {
    const shown = html('Claim[^1].\n\n- [x] one\n- [ ] two\n\n[^1]: Source.');
    expect(shown).toContain('<a href="#note-fn-1" id="note-fnref-1"');
    expect(shown).toContain('<li id="note-fn-1">');
    expect(shown).toContain('aria-label="Done"');
    expect(shown).toContain('aria-label="Not done"');
  });

  test('feeds get absolute URLs, only MathML for formulas, and no code colors', () => {
    const { html: shown } = renderMarkdown('[in](/about) $x$\n\n```ts\nconst a = 1;\n```', {
      plain: true,
      base: 'https://lab.example',
    });
    expect(shown).toContain('href="https://lab.example/about"');
    expect(shown).toContain('<math ');
    expect(shown).not.toMatch(/katex-html|hljs-|tabindex|class="anchor"/);
  });

  test('the same text gives the same HTML', () => {
    const text = '# A\n\n$x$ `y` [z](/a)';
    expect(html(text)).toBe(html(text));
  });
});

describe('restrictions of posts', () => {
  test.each([
    'http://a.example',
    'https://a.example',
    'irc://a.example',
    'ircs://a.example',
    'mailto:a@b.example',
    'xmpp:a@b.example',
    '/relative',
    'relative.html',
    '#part',
    '?q=1',
    './a:b',
    '//a.example/x',
  ])('the URL %s is kept in links and images [P2.14.6]', (address) => {
    expect(html(`[x](${address})`)).toContain(`href="${address}"`);
    expect(html(`![x](${address})`)).toContain(`src="${address}"`);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'java&#x0A;script:alert(1)',
    'java&Tab;script:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example',
    'tel:123',
    'view-source:https://a.example',
    'javascript://a.example/%0aalert(1)',
  ])('the URL %j is removed from links, images and definitions [P2.14.6]', (address) => {
    for (const markdown of [
      `[x](<${address}>)`,
      `![x](<${address}>)`,
      `[x][1]\n\n[1]: <${address}>`,
      `![x][1]\n\n[1]: <${address}>`,
      `<${address}>`,
    ]) {
      const shown = html(markdown);
      // Empty, or no link at all if the text isn't an address in Markdown.
      for (const [, value] of shown.matchAll(/(?:href|src)="([^"]*)"/g)) expect(value, markdown).toBe('');
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>@import "//evil.example"</style>',
    '<form action=//evil.example><input name=x></form>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<div id="content" name="body">x</div>',
    '> - <img src=x onerror=alert(1)>\n>   <script>alert(1)</script>',
    '[<img src=x onerror=alert(1)>](/a)',
    '![<img src=x onerror=alert(1)>](/a "<img src=x onerror=alert(1)>")',
    '# <img src=x onerror=alert(1)>',
    '| <script>alert(1)</script> |\n|-|\n| <svg onload=alert(1)> |',
    '[^1]\n\n[^1]: <script>alert(1)</script>',
    '`<script>alert(1)</script>`',
    '```html\n<script>alert(1)</script>\n```',
    '```"><img src=x onerror=alert(1)>\nx\n```',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\includegraphics[height=1em]{https://evil.example/x.png}$',
    '$\\htmlId{content}{x}$ $\\htmlStyle{position:fixed}{x}$ $\\htmlClass{a}{x}$',
    '$\\url{javascript:alert(1)}$',
    '$<img src=x onerror=alert(1)>$',
    '$$\n</annotation><script>alert(1)</script>\n$$',
    '$\\text{<script>alert(1)</script>}$',
    '```math\n\\href{javascript:alert(1)}{x}\n```',
    'www.example.com/<script>alert(1)</script>',
  ])('%j creates no element, handler, id or URL of its own', (markdown) => {
    const shown = html(markdown);
    for (const tag of tags(markdown)) {
      expect(tag).not.toMatch(/^<(?:script|iframe|object|embed|style|form|link|meta|base|details|div id)$/i);
    }
    // Quoted values may contain any text; outside them nothing may look like an event handler.
    const withoutValues = shown.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, '><');
    expect(withoutValues).not.toMatch(/\son\w+\s*=/i);
    expect(shown).not.toMatch(/(?:href|src|action|xlink:href)="\s*(?:javascript|data|vbscript)/i);
    expect(shown).not.toMatch(/src="(?:x|https:\/\/evil)/);
    for (const [, id] of shown.matchAll(/\sid="([^"]*)"/g)) expect(id).toMatch(/^(?:s-|note-|footnote-label$)/);
  });

  test('a text nested thousands of levels deep is refused with a sentence', () => {
    expect(() => html('> '.repeat(9_000))).toThrow(InputError);
    expect(html('> '.repeat(50).concat('deep'))).toContain('deep');
  });
});
