import type { Brand } from '../../base/config/config.ts';

/** The content of a mail, before it is rendered as text or HTML. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly brand: Brand;
  /** In reading order. */
  readonly body: readonly MailPart[];
  /** The last line of the mail. */
  readonly closing: string;
}

export type MailPart = string | MailLink | MailFacts;

/** A button, with its URL below for readers who prefer to copy it. */
interface MailLink {
  readonly label: string;
  readonly url: string;
  /** Rendered as a plain link, for actions that few readers need. */
  readonly plain?: true;
}

/** Labeled values, one line each. */
interface MailFacts {
  readonly facts: readonly (readonly [label: string, value: string])[];
}
