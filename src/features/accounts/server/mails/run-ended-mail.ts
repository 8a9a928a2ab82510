import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';
import type { EndedRun } from '#server/runs/runnable-tool.ts';

/** Sent when a long run has ended. */
export function runEndedMail(options: {
  to: string;
  username: string;
  ended: EndedRun;
  appUrl: string;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, ended, appUrl, brand } = options;
  const { tool, outcome } = ended;
  const settings = { label: 'Change which emails you get', url: `${appUrl}/account#emails` };
  if (outcome.state === 'failed') {
    return composeMail({
      to,
      username,
      brand,
      subject: `${tool.name} could not be finished`,
      heading: `${tool.name} could not be finished`,
      body: [outcome.message, 'Nothing was charged.', { label: 'Try again', url: `${appUrl}/${tool.slug}` }, settings],
    });
  }
  const { kind, resultId } = outcome;
  const url = kind === 'draft' ? `/my-drafts/${encodeURIComponent(resultId)}` : `/my-reports/${resultId}`;
  return composeMail({
    to,
    username,
    brand,
    subject: `${tool.name} is done`,
    heading: `${tool.name} is done`,
    body: [`Your ${kind} is ready.`, { label: `Open the ${kind}`, url: `${appUrl}${url}` }, settings],
  });
}
