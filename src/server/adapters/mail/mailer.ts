/** One rendered mail. In the text, each link is on a separate line. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL with which a mail program can unsubscribe the reader (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** A queued mail. Sending the same id again sends the same mail: it keeps its Message-ID or its file. */
export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

/** Delivers a mail: to an SMTP server, or as a file DATA_DIR/mail/<time>-<id>.eml. Throws when it fails. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** Headers of every mail. With an unsubscribe URL, mail programs show a button for it. */
export function mailHeaders({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
