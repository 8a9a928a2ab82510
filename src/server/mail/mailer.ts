/** One mail, already rendered. Links stand on a line of their own in the text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail over: to an SMTP server, or as a file DATA_DIR/mail/<time>-<id>.eml. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
