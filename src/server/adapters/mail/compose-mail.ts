import { render } from '@react-email/render';
import { layOutMail } from './lay-out-mail.ts';
import type { MailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

/** Renders a mail's content as text and as HTML, so that both say the same. */
export async function composeMail({ to, username, unsubscribeUrl, ...draft }: MailDraft): Promise<Mail> {
  const body = username === undefined ? draft.body : [`Hello ${username},`, ...draft.body];
  const words = { ...draft, body, closing: `Questions? Write to ${draft.brand.supportEmail}.` };
  return {
    to,
    subject: draft.subject,
    text: asText(words),
    html: await render(layOutMail(words)),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}

export interface MailDraft extends Omit<MailWords, 'closing'> {
  readonly to: string;
  /** The name for the greeting; without it the greeting has no name. */
  readonly username?: string;
  readonly unsubscribeUrl?: string;
}

function asText({ heading, brand, body, closing }: MailWords): string {
  const paragraphs = body.map((part) => {
    if (typeof part === 'string') return part;
    if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    return `${part.label}:\n${part.url}`;
  });
  return `${[heading, ...paragraphs, closing, brand.name].join('\n\n')}\n`;
}
