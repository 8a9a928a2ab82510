import { describe, expect, test } from 'vitest';
import { answeredMoves, promptsFor } from './prompts.ts';

describe('a prompt is shown only if no sentence fits, even weakly [D.118]', () => {
  const open = (...sentences: Parameters<typeof answeredMoves>[0]) =>
    promptsFor(['introduction', 'discussion'], answeredMoves(sentences)).map((block) =>
      block.kind === 'gap' ? block.move : block.kind,
    );

  test('every move of the section is asked for if the text says nothing', () => {
    expect(open()).toEqual(['background', 'gap', 'aim', 'interpretation', 'limitation']);
  });

  test.each([
    ['the move itself', { words: 'Bees dance.', move: { label: 'background' as const } }, 'background'],
    ['a second choice', { words: 'Bees dance.', move: { label: 'method' as const, second: 'aim' as const } }, 'aim'],
    ['a word of it near by', { words: 'Bees dance, but few look.', move: { label: 'background' as const } }, 'gap'],
    ['a weak word', { words: 'So it may hold.', move: { label: 'result' as const } }, 'interpretation'],
    ['a question without its mark', { words: 'can bees count', move: { label: 'method' as const } }, 'aim'],
    [
      'what other work leaves out',
      { words: 'Earlier trials used hives that no keeper has.', move: { label: 'method' as const } },
      'gap',
    ],
    ['a hint of a limit', { words: 'It is only one hive.', move: { label: 'interpretation' as const } }, 'limitation'],
  ])('%s prevents the prompt', (_, sentence, move) => {
    expect(open(sentence)).not.toContain(move);
  });

  test('a word used in another sense does not prevent the prompt, nor does a sentence that is not classified', () => {
    expect(open({ words: 'Few bees were marked, but not all.', move: { label: 'method' } })).toContain('gap');
    expect(open({ words: 'We wanted to know why.' })).toContain('aim');
  });
});
