import { describe, expect, test } from 'vitest';
import { showPages, showPlace, showShortPlace } from './show.ts';

describe('a place', () => {
  test('is the clause and the page, or the clause alone if the file does not say where its pages end', () => {
    expect(showPlace({ clause: 'Section 4.2', page: 7 })).toBe('Section 4.2, page 7');
    expect(showPlace({ clause: 'Section 4.2', page: null })).toBe('Section 4.2');
    expect(showPlace({ clause: 'Opening', page: 3, confidence: 'low' })).toBe(
      'Opening, page 3, recognized from an image',
    );
  });

  test('within a sentence is the page, or else the clause', () => {
    expect(showShortPlace({ clause: 'Section 4.2', page: 7 })).toBe('page 7');
    expect(showShortPlace({ clause: 'Section 4.2', page: null })).toBe('Section 4.2');
    expect(showShortPlace({ clause: 'Opening', page: null })).toBe('opening');
  });

  test('of a part of the file is its pages, or empty', () => {
    expect([showPages(2), showPages(2, 2), showPages(2, 9), showPages(null), showPages(null, null)]).toEqual([
      'page 2',
      'page 2',
      'pages 2 to 9',
      '',
      '',
    ]);
  });
});
