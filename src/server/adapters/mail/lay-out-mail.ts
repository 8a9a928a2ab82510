import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { MailPart, MailWords } from './mail-words.ts';

/**
 * The HTML of a mail. Styles are inline, because many mail programs read no others; the style sheet only contains what
 * cannot be inline: dark colors and narrow screens. The layout uses tables, because mail programs render them most
 * consistently.
 */
export function layOutMail(words: MailWords): ReactElement {
  const { subject, heading, brand, body, closing } = words;
  const [beforeAddress = '', afterAddress = ''] = closing.split(brand.supportEmail);
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      'body',
      { className: 'page', style: look.page },
      h('div', { style: look.preview }, previewOf(body)),
      table(
        look.sheet,
        h(
          'td',
          { style: look.masthead, className: 'ink' },
          brand.name,
          h('div', { className: 'rule', style: look.rule }),
        ),
        h(
          'td',
          { className: 'card', style: look.card },
          h('h1', { className: 'ink', style: look.heading }, heading),
          ...body.map((part, index) => h(Part, { key: `part${index}`, part })),
        ),
        h(
          'td',
          { className: 'muted', style: look.footer },
          beforeAddress,
          h('a', { href: `mailto:${brand.supportEmail}`, className: 'accent', style: look.link }, brand.supportEmail),
          afterAddress,
        ),
      ),
    ),
  );
}

function Part({ part }: { part: MailPart }): ReactElement {
  if (typeof part === 'string') return h('p', { className: 'ink', style: look.paragraph }, part);
  if ('facts' in part) {
    return h(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, className: 'line', style: look.facts },
      h(
        'tbody',
        null,
        part.facts.map(([label, value]) =>
          h(
            'tr',
            { key: label },
            h('td', { className: 'muted', style: look.label }, label),
            h('td', { className: 'ink', style: look.value }, value),
          ),
        ),
      ),
    );
  }
  if (part.plain) {
    return h(
      'p',
      { className: 'muted', style: look.address },
      h('a', { href: part.url, className: 'accent', style: look.link }, part.label),
    );
  }
  return h(
    'div',
    { style: look.action },
    h('a', { href: part.url, className: 'button', style: look.button }, part.label),
    h(
      'p',
      { className: 'muted', style: look.address },
      'Or copy this address: ',
      h('a', { href: part.url, className: 'accent', style: look.link }, part.url),
    ),
  );
}

function table(style: CSSProperties, ...cells: ReactElement[]): ReactElement {
  const rows = cells.map((cell, index) => h('tr', { key: `row${index}` }, cell));
  const attributes = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style };
  return h('table', attributes, h('tbody', null, rows));
}

/**
 * The preview text next to the subject in mail lists; the invisible characters after it keep the rest of the mail out
 * of the preview.
 */
function previewOf(body: readonly MailPart[]): string {
  const paragraphs = body.filter((part) => typeof part === 'string');
  const first = paragraphs.find((paragraph) => !/^Hello .*,$/.test(paragraph)) ?? '';
  return first + '\u00a0\u200c'.repeat(80);
}

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Same colors as in web/tokens.css. */
const light = {
  paper: '#fbfaf6',
  raised: '#ffffff',
  ink: '#1b2430',
  muted: '#59626d',
  line: '#dfdace',
  accent: '#17505a',
  accentInk: '#ffffff',
};
const dark: typeof light = {
  paper: '#11161b',
  raised: '#182028',
  ink: '#e9e4d8',
  muted: '#a7aaa3',
  line: '#2c353d',
  accent: '#84c5c8',
  accentInk: '#0d1a1d',
};

const look = {
  page: { margin: 0, padding: '32px 16px', backgroundColor: light.paper, color: light.ink },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  sheet: { maxWidth: '600px', margin: '0 auto' },
  masthead: {
    padding: '0 4px 20px',
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    color: light.ink,
  },
  rule: { width: '28px', height: '2px', marginTop: '6px', backgroundColor: light.accent, fontSize: 0, lineHeight: 0 },
  card: {
    padding: '32px 36px 20px',
    border: `1px solid ${light.line}`,
    borderRadius: '10px',
    backgroundColor: light.raised,
  },
  heading: {
    margin: '0 0 20px',
    fontFamily: serif,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 600,
    color: light.ink,
  },
  paragraph: { margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '25px', color: light.ink },
  facts: { margin: '4px 0 20px', borderLeft: `2px solid ${light.line}` },
  label: {
    padding: '3px 16px 3px 16px',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontFamily: sans,
    fontSize: '14px',
    lineHeight: '22px',
    color: light.muted,
  },
  value: {
    padding: '3px 0',
    fontFamily: sans,
    fontSize: '14px',
    lineHeight: '22px',
    color: light.ink,
    overflowWrap: 'anywhere',
  },
  action: { margin: '24px 0 24px' },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    borderRadius: '6px',
    backgroundColor: light.accent,
    color: light.accentInk,
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: {
    margin: '14px 0 0',
    fontFamily: sans,
    fontSize: '13px',
    lineHeight: '20px',
    color: light.muted,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  link: { color: light.accent },
  footer: { padding: '20px 4px 0', fontFamily: sans, fontSize: '13px', lineHeight: '20px', color: light.muted },
} as const satisfies Record<string, CSSProperties>;

const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 20px 10px !important; }
  .card { padding: 24px 20px 12px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .accent { color: ${dark.accent} !important; }
  .rule { background-color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.accentInk} !important; }
}
`;
