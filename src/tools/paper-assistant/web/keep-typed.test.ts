import { expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';

function typed(value: string, caret: number) {
  const control = {
    value,
    selectionEnd: caret,
    setSelectionRange(_: number | null, end: number | null) {
      control.selectionEnd = end ?? 0;
    },
  };
  return control;
}

test('a text within the maximum is unchanged', () => {
  const control = typed('abcde', 2);
  expect(keepTyped(control, 5)).toBe('abcde');
  expect(control.selectionEnd).toBe(2);
});

test('text inserted beyond the maximum is ignored, and text after it is kept [F5.6.8]', () => {
  // 'XYZ' pasted after 'ab' of 'abcde', with a maximum of six characters.
  const control = typed('abXYZcde', 5);
  expect(keepTyped(control, 6)).toBe('abXcde');
  expect(control.value).toBe('abXcde');
  expect(control.selectionEnd).toBe(3);
  expect(keepTyped(typed('abcdeX', 6), 5)).toBe('abcde');
});

test('a character outside the basic plane counts as one and is never split', () => {
  expect(keepTyped(typed('🌳🌳🌳', 6), 3)).toBe('🌳🌳🌳');
  expect(keepTyped(typed('🌳🌳🌳🌳', 8), 3)).toBe('🌳🌳🌳');
  expect(keepTyped(typed('🌳a🌳🌳', 3), 3)).toBe('🌳🌳🌳');
});

test('a text that is too long is cut at the end if nothing precedes the caret', () => {
  expect(keepTyped(typed('abcdef', 0), 4)).toBe('abcd');
});
