import { render } from '@react-email/render';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { Brand } from '../config/config.ts';
import type { Mail } from './mailer.ts';

/** One mail of the product: the same words as text and as HTML, so that neither says more than the other. */
export async function composeMail(draft: MailDraft): Promise<Mail> {
  return { to: draft.to, subject: draft.subject, text: asText(draft), html: await render(asHtml(draft)) };
}

export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly brand: Brand;
  /** Paragraphs and links in the order in which they are read. */
  readonly body: readonly (string | MailLink)[];
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

function closing(brand: Brand): string {
  return `Questions? Write to ${brand.supportEmail}.`;
}

function asText({ heading, brand, body }: MailDraft): string {
  const paragraphs = body.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`));
  return `${[heading, ...paragraphs, closing(brand), brand.name].join('\n\n')}\n`;
}

function asHtml({ subject, heading, brand, body }: MailDraft): ReactElement {
  const parts = body.flatMap((part, index): ReactElement[] =>
    typeof part === 'string'
      ? [h('p', { key: `p${index}`, style: look.paragraph }, part)]
      : [
          h('p', { key: `b${index}`, style: look.action }, h('a', { href: part.url, style: look.button }, part.label)),
          h('p', { key: `u${index}`, style: look.address }, h('a', { href: part.url, style: look.link }, part.url)),
        ],
  );
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, subject),
    ),
    h(
      'body',
      { style: look.page },
      // Mail programs lay out tables more evenly than anything else.
      h(
        'table',
        { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: look.sheet },
        h(
          'tbody',
          null,
          h('tr', null, h('td', { style: look.masthead }, brand.name)),
          h('tr', null, h('td', { style: look.content }, h('h1', { style: look.heading }, heading), ...parts)),
          h('tr', null, h('td', { style: look.footer }, closing(brand))),
        ),
      ),
    ),
  );
}

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const look = {
  page: { margin: 0, padding: '32px 16px', backgroundColor: '#FBFAF6', color: '#1B2430' },
  sheet: { maxWidth: '560px', margin: '0 auto', borderCollapse: 'collapse' },
  masthead: {
    padding: '0 0 16px',
    borderBottom: '1px solid #D9D5C9',
    fontFamily: serif,
    fontSize: '20px',
    fontWeight: 600,
  },
  content: { padding: '24px 0' },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: '24px', lineHeight: '32px', fontWeight: 600 },
  paragraph: { margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '24px' },
  action: { margin: '24px 0 12px' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '6px',
    backgroundColor: '#17505A',
    color: '#FFFFFF',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 24px', fontFamily: sans, fontSize: '13px', lineHeight: '20px', wordBreak: 'break-all' },
  link: { color: '#17505A' },
  footer: { padding: '16px 0 0', borderTop: '1px solid #D9D5C9', fontFamily: sans, fontSize: '13px', color: '#5B6470' },
} as const satisfies Record<string, CSSProperties>;
