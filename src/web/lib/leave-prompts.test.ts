import { expect, test } from 'vitest';
import { promptFor } from './leave-prompts.ts';

test('leaving a page asks about running work first, then about unsaved changes', () => {
  expect(promptFor({ processing: true, unsaved: true })).toBe(
    'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
  );
  expect(promptFor({ processing: false, unsaved: true })).toBe(
    'Are you sure you want to leave? Your changes will be lost.',
  );
  expect(promptFor({ processing: false, unsaved: false })).toBeNull();
});
