/**
 * The content of a text control after input: everything or, if it became longer than `max` characters, without the end
 * of the inserted text. So pasting into a full field never removes text after the cursor. The caret position is kept.
 */
export function keepTyped(control: TextControl, max: number): string {
  const { value, selectionEnd } = control;
  const excess = [...value].length - max;
  if (excess <= 0) return value;
  const caret = selectionEnd ?? value.length;
  const before = [...value.slice(0, caret)];
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  // Text can also be inserted without a caret, for example by a script; then it is cut at the end.
  const whole = [...(kept + value.slice(caret))].slice(0, max).join('');
  control.value = whole;
  control.setSelectionRange(kept.length, kept.length);
  return whole;
}

/** The part of a text area's interface that is used here. */
export type TextControl = Pick<HTMLTextAreaElement, 'value' | 'selectionEnd' | 'setSelectionRange'>;
