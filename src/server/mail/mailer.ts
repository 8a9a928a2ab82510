/** One mail, already rendered. Links stand on a line of their own in the text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
