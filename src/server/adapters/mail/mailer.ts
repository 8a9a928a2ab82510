/** One mail, already rendered. Links stand on a line of their own in the text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program may unsubscribe its reader by itself (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** A mail on its way. Sending the same id again is the same mail: it keeps its Message-ID, or its file. */
export interface OutgoingMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

/** Hands a mail over: to an SMTP server, or as a file DATA_DIR/mail/<time>-<id>.eml. Throws when it could not. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** Headers of every mail; with an address to unsubscribe, mail programs show a button for it. */
export function mailHeaders({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
