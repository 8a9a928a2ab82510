import { InputError, type Tasks } from '#contract/engine.ts';

/** Misbehaving text tasks. */
export const tasks: Tasks = {
  'compose-draft': (input) => {
    if (input === 'a recipe') throw new InputError('This is a recipe.', 'invalid_text');
    for (;;);
  },
  'render-post': (input) => {
    if (input === 'fine') return 'done';
    throw new TypeError('a fault of the work');
  },
};
