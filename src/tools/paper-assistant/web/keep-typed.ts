/**
 * What is kept of a text control after an input: everything, or, where it became longer than `max` characters, all but
 * the end of what was just put in. So a paste into a full text never pushes out what stood behind it. The caret stays.
 */
export function keepTyped(control: TextControl, max: number): string {
  const { value, selectionEnd } = control;
  const excess = [...value].length - max;
  if (excess <= 0) return value;
  const caret = selectionEnd ?? value.length;
  const before = [...value.slice(0, caret)];
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  // Text can also come without a caret behind it, as from a script; then the end is what goes.
  const whole = [...(kept + value.slice(caret))].slice(0, max).join('');
  control.value = whole;
  control.setSelectionRange(kept.length, kept.length);
  return whole;
}

/** The part of a text area that this needs. */
export type TextControl = Pick<HTMLTextAreaElement, 'value' | 'selectionEnd' | 'setSelectionRange'>;
