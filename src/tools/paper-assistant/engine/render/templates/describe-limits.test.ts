import { expect, test } from 'vitest';
import { draftEditor } from '../../revise/draft-editor.ts';
import { describeLimits } from './describe-limits.ts';

test('the template list shows the journal’s requirements with their source, and nothing if they are unknown [D.129]', () => {
  const offered = new Map(draftEditor.templates.map(({ id, limits }) => [id, limits]));
  expect(offered.get('mnras')).toBe(
    'Limits: abstract of up to 250 words, up to 6 keywords (MNRAS, “Instructions to Authors”).',
  );
  expect(offered.get('elsarticle')).toBe(
    'Limits: up to 5 highlights of at most 85 characters (Elsevier, “Highlights”).',
  );
  expect(offered.get('article')).toBeNull();
  expect(describeLimits({})).toBeNull();
});
