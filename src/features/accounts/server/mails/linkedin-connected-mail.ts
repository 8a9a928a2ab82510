import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';

/** "LinkedIn was connected with your account", sent when an account that has a password gets a second way in. */
export function linkedInConnectedMail(options: { to: string; username: string; brand: Brand }): Promise<Mail> {
  const { to, username, brand } = options;
  return composeMail({
    to,
    brand,
    subject: `LinkedIn was connected with your ${brand.name} account`,
    heading: 'LinkedIn was connected with your account',
    body: [
      `Hello ${username},`,
      `someone signed in with a LinkedIn profile that has this email address verified. From now on that profile opens your account at ${brand.name}; your password goes on working.`,
      `If that was not you, please write to ${brand.supportEmail}, and change the password of your mailbox: whoever did this can read its mail.`,
    ],
  });
}
