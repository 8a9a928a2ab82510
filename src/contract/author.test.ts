import { describe, expect, test } from 'vitest';
import { authorsSchema, readAuthors } from './author.ts';

const ada = {
  name: 'Ada Lovelace',
  affiliation: 'University of London, UK',
  email: 'ada@london.example',
  orcid: '0000-0002-1825-0097',
  corresponding: true,
};

describe('authors entered in the panel', () => {
  test('have affiliation, email and ORCID in any order after their name [D.129]', () => {
    const lines = [
      'Ada Lovelace*; University of London; UK; ada@london.example; 0000-0002-1825-0097',
      'Ada Lovelace *; https://orcid.org/0000-0002-1825-0097; ada@london.example; University of London, UK',
    ];
    for (const line of lines) expect(authorsSchema.parse(readAuthors(line))).toEqual([ada]);
    const bare = { name: 'B. Ünal', affiliation: '', email: '', orcid: '', corresponding: false };
    expect(authorsSchema.parse(readAuthors('\n B. Ünal \n\n'))).toEqual([bare]);
  });

  test('are read from packages that contain only names [D.129]', () => {
    expect(authorsSchema.parse(['B. Ünal', ada]).map(({ name, email }) => [name, email])).toEqual([
      ['B. Ünal', ''],
      ['Ada Lovelace', 'ada@london.example'],
    ]);
  });

  test('with an invalid ORCID or email are rejected with a sentence [D.129]', () => {
    const problem = (line: string) => authorsSchema.safeParse(readAuthors(line)).error?.issues[0]?.message;
    expect(problem('Ada; 0000-0002-1825-0098')).toBe('An author’s ORCID is not valid');
    expect(problem('Ada; ada@')).toBe('An author’s email is not valid');
    expect(problem('Ada; 0000-0002-9079-593X')).toBeUndefined();
  });
});
