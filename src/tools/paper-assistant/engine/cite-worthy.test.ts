import { describe, expect, test } from 'vitest';
import { needsCitation } from './cite-worthy.ts';
import type { Move } from './manuscript.ts';

const fire: readonly (readonly [Move, string])[] = [
  ['background', 'Drugs have been disappointing.'],
  ['background', 'In our province almost all firefighters are volunteers.'],
  ['background', 'We all know that readmission is frequent.'],
  ['gap', 'Most studies look at a single firm.'],
  ['gap', 'The cost of sending back is usually left out.'],
  ['gap', 'Almost all studies have one interruption, and nobody looks at ten.'],
  ['method', 'The scale was developed by Russell.'],
  ['method', 'Since 2013 a town may pay for breakfast.'],
  ['result', 'This agrees with earlier studies of larger towns.'],
  ['interpretation', 'Compared with the wage literature the effect is modest.'],
];

const silent: readonly (readonly [Move | undefined, string])[] = [
  ['background', 'I started this after a talk in Leeds.'],
  ['background', 'Lamps delay leaf fall (Smith and Lee 2019).'],
  ['background', 'Does light matter at all?'],
  ['gap', 'Nobody has tested the nurse doing it alone.'],
  ['gap', 'There are no data for oral exams.'],
  ['gap', 'We do not know of any model that does both.'],
  ['method', 'We weighed each leaf twice.'],
  ['result', 'Mass rose by 4 g.'],
  ['interpretation', 'So the gain is in the timing.'],
  ['aim', 'We asked whether earlier studies were right.'],
  [undefined, 'Studies have shown much.'],
];

describe('statements that need a source', () => {
  test.each(fire)('%s: %s', (move, words) => {
    expect(needsCitation({ words, move })).toBe(true);
  });

  test.each(silent)('not as %s: %s', (move, words) => {
    expect(needsCitation({ words, move })).toBe(false);
  });
});
