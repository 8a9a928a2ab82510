import { afterAll, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { createTaskPort } from '#server/adapters/tasks/task-port.ts';

const odd = createTaskPort({ module: new URL('../support/misbehaving-texts.ts', import.meta.url), timeLimit: 2_000 });
const real = createTaskPort({ module: new URL('../../src/tasks.ts', import.meta.url) });
afterAll(() => Promise.all([odd.close(), real.close()]));

test('an endless text is stopped with a sentence, the server’s event loop keeps running, and the next text is processed', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 10);
  await expect(odd.run('compose-draft', 'endless')).rejects.toMatchObject({
    name: 'InputError',
    code: 'text_too_complex',
  });
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(20);
  expect(await odd.run('render-post', 'fine')).toBe('done');
});

test('a refusal is returned with its own words, and an error as an error', async () => {
  await expect(odd.run('compose-draft', 'a recipe')).rejects.toThrow(
    new InputError('This is a recipe.', 'invalid_text'),
  );
  const fault = await odd.run('render-post', 'other').catch((error: Error) => error);
  expect(fault).not.toBeInstanceOf(InputError);
});

test('a signal stops the work', async () => {
  const leave = new AbortController();
  const work = odd.run('compose-draft', 'endless', leave.signal);
  setTimeout(() => leave.abort(new Error('cancelled')), 300);
  await expect(work).rejects.toThrow('cancelled');
});

test.each([
  ['1) ', 13_333],
  ['> ', 20_000],
  ['- ', 20_000],
  ['>', 40_000],
])('a post with %j repeated %i times is refused before it is parsed', async (mark, count) => {
  await expect(real.run('render-post', { markdown: mark.repeat(count), options: {} })).rejects.toMatchObject({
    code: 'blog_text_too_deep',
  });
});
