import type { Brand } from '../../base/config/config.ts';

/** Everything that a mail says, before it is text or HTML. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly brand: Brand;
  /** In the order in which it is read. */
  readonly body: readonly MailPart[];
  /** The line that every mail ends with. */
  readonly closing: string;
}

export type MailPart = string | MailLink | MailFacts;

/** A button; its address stands below it for those who would rather copy it. */
interface MailLink {
  readonly label: string;
  readonly url: string;
  /** A plain link instead, for what few readers want. */
  readonly plain?: true;
}

/** What and when and where, a line for each. */
interface MailFacts {
  readonly facts: readonly (readonly [label: string, value: string])[];
}
