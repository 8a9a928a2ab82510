/** A start that cannot go on. The message is one sentence for the person at the terminal; no stack belongs under it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
