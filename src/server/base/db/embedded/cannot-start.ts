/** Startup cannot continue. The message is one sentence for the person at the terminal; a stack trace isn't needed. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
