import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };

test('open statements and top keyphrases are rows without works, each with links that open a search', () => {
  const { coverage, manuscript } = compose({
    text: 'Previous studies have shown that night work harms sleep & mood. We recruited 20 nurses on night work. We found that night work was associated with mood. This is consistent with previous studies by Smith et al. (2020) of night work.',
    images: [],
    options,
  });
  expect(coverage).toMatchObject({ literature: 'off', covered: 0, total: coverage.rows.length });
  const statements = coverage.rows.filter(({ kind }) => kind === 'sentence');
  expect(statements.map(({ sentence }) => sentence)).toEqual(['s1']);
  expect(JSON.stringify(manuscript.sections).match(/citation-needed/g)).toHaveLength(1);
  expect(coverage.rows.find(({ kind }) => kind === 'keyphrase')?.text).toBe('night work');
  for (const { works, searches } of coverage.rows) {
    expect(works).toEqual([]);
    expect(searches.map(({ label }) => label)).toEqual(['OpenAlex', 'Crossref', 'Google Scholar', 'arXiv']);
    for (const { url } of searches) {
      expect(new URL(url).protocol).toBe('https:');
      expect(url).not.toMatch(/[\s<>"&](?!from_ui|searchtype)/);
    }
  }
});

test('a lone surrogate does not break the links', () => {
  const text = 'Previous studies have shown that \ud800\ud801 harms sleep and mood of people.';
  expect(compose({ text, images: [], options }).coverage.rows.length).toBeGreaterThan(0);
});

test('seed papers are counted, including those left out, and none is cited', () => {
  const seeds = `${Array.from({ length: 305 }, (_, index) => `10.1000/x${index}`).join('\n')}\nnothing here`;
  const { coverage, manuscript } = compose({ text: 'We found it.', images: [], options: { ...options, seeds } });
  expect(coverage.seeds).toEqual({ found: 305, kept: 300, unreadable: 1 });
  expect(coverage.notes).toContain('Only the first 300 seed papers are kept; 5 were left out.');
  expect(manuscript.references).toHaveLength(300);
  expect(manuscript.referencesTitle).toBe('Seed papers given by the author, not verified');
  expect(JSON.stringify(manuscript)).not.toContain('"citation"');
});
