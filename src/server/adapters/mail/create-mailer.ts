import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Uses the mail server of SMTP_URL; without one every mail becomes a file. */
export function createMailer(options: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>;
  dataDir: string;
}): Mailer {
  const { smtpUrl, mailFrom: from, appUrl } = options.config;
  const domain = new URL(appUrl).hostname;
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from, domain });
  return createFileMailer({ folder: mailFolder(options.dataDir), from, domain });
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
