import { describe, expect, test } from 'vitest';
import type { CaseSuite } from '#documents/rules/case-suite.ts';
import { failuresOf, switchedOn, unnoticedParts } from '#documents/rules/case-suite.ts';
import { compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Inline, ResearchInput } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { review } from '../revise/review.ts';
import { readSeeds } from '../seeds.ts';
import { citationForms } from './citation-forms.ts';
import { citeInlines, citeTyped } from './cite-typed.ts';
import { indexSeeds } from './seed-index.ts';
import { type CitationCase, citationCases, seedsOfCases } from './typed-citations.cases.ts';

const seeds = indexSeeds(readSeeds(seedsOfCases).references, null);

const suite: CaseSuite = {
  name: 'typed citations',
  parts: citationForms.map(({ name }) => name),
  missing: () =>
    citationForms.flatMap(({ name }) => {
      const own = citationCases.filter(({ form }) => form === name);
      const set = own.filter(({ text, expected }) => text !== expected).length;
      return [
        ...(set < 3 ? [`form "${name}" has ${set} cases that cite`] : []),
        ...(own.length - set < 2 ? [`form "${name}" has ${own.length - set} cases that it must not match`] : []),
      ];
    }),
  examples: citationCases.map((one) => ({
    by: one.form,
    check(off) {
      const got = outcome(one, off);
      const expected = wanted(one);
      return got === expected ? [] : [{ text: one.text, expected, got }];
    },
  })),
};

function outcome({ text }: CitationCase, off: string | null): string {
  const { inlines, unmatched } = citeInlines([{ kind: 'text', text }], seeds, switchedOn(citationForms, off));
  return JSON.stringify([inlines.map(shown).join(''), unmatched]);
}

function wanted({ expected, unmatched = [] }: CitationCase): string {
  return JSON.stringify([expected, unmatched]);
}

function shown(inline: Inline): string {
  if (inline.kind === 'citation') return `{${inline.named ? '+' : ''}${inline.keys.join(',')}}`;
  return inline.kind === 'text' ? inline.text : '';
}

describe('citations that the author typed', () => {
  test('every form has cases that cite and cases that do not', () => {
    expect(suite.missing()).toEqual([]);
  });
  test('each case gives the expected result [D.120]', () => {
    expect(failuresOf(suite)).toEqual([]);
  });
  test('no citation form can be deleted unnoticed', () => {
    expect(unnoticedParts(suite)).toEqual([]);
  });
});

const text = `Introduction
Night work shortens sleep of nurses \\cite{smith2019}, and tides matter [2]. Smith and Lee (2019) asked nurses in wards. Others disagree (Nobody et al. 2001).

Methods
We asked 20 nurses on nights. Answers were kept for a year.

References
[1] Okafor N. Tides of a narrow bay. 2020.
[2] Smith A, Lee B (2019) Night work and sleep of nurses.`;

const input: ResearchInput = {
  text,
  images: [],
  options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: seedsOfCases },
};

describe('in a draft', () => {
  const composition = compose(input);
  const { manuscript, risks, coverage } = composition;
  const all = [...sentencesOf(manuscript)].map(({ sentence }) => sentence);

  test('numbered citations follow the author’s own list, and the list itself stays as typed [D.120]', () => {
    const body = all.filter(({ repeats }) => repeats === undefined);
    const cited = body.flatMap(({ inlines }) => inlines.flatMap((one) => (one.kind === 'citation' ? one.keys : [])));
    expect(cited).toEqual(['smith2019', 'smith2019', 'smith2019']);
    expect(all.map(printedWords).join(' ')).toContain('Smith A, Lee B (2019) Night work');
  });

  test('an entry of the author’s list with a shortened title is known by its first author, year and a word', () => {
    const said = text
      .replace('Night work and sleep of nurses.', 'Night work.')
      .replace('Tides of a narrow bay.', 'Bays.');
    const cited = compose({ ...input, text: said.replace('[2]', '[2] and [1]') }).manuscript;
    const keys = [...sentencesOf(cited)].flatMap(({ sentence }) =>
      sentence.repeats === undefined
        ? sentence.inlines.flatMap((one) => (one.kind === 'citation' ? one.keys : []))
        : [],
    );
    // 'Bays' is not a word in the title, so [1] stays as typed.
    expect(keys).toEqual(['smith2019', 'smith2019', 'smith2019']);
    expect(cited.unmatchedCitations?.map(({ typed }) => typed)).toContain('[1]');
  });

  test('brackets around an address belong to its citation, also after a change', () => {
    const said = text.replace(
      'and tides matter [2]',
      'and tides matter (https://doi.org/10.1000/Tides(2020)) or [10.1000/Tides(2020)]',
    );
    const { manuscript: cited } = compose({ ...input, text: said });
    const [first] = [...sentencesOf(cited)]
      .map(({ sentence }) => sentence)
      .filter(({ text: own }) => own.startsWith('Night work shortens') && own.includes('tides'));
    expect(first?.inlines.flatMap((one) => (one.kind === 'citation' ? [one.typed] : []))).toEqual([
      '\\cite{smith2019}',
      '(https://doi.org/10.1000/Tides(2020))',
      '[10.1000/Tides(2020)]',
    ]);
    expect(citeTyped(cited)).toEqual(cited);
  });

  test('no word of the author is lost', () => {
    for (const sentence of all.filter(({ origin }) => origin === 'user')) {
      expect(sentence.text).toContain(printedWords(sentence).trim());
    }
  });

  test('a citation without a match is listed in the manuscript and in the checklist [D.120]', () => {
    expect(manuscript.unmatchedCitations?.map(({ typed }) => typed)).toEqual(['Nobody et al. 2001']);
    expect(risks.filter(({ rule }) => rule === 'citation-without-seed').map(({ quote }) => quote)).toEqual([
      'Nobody et al. 2001',
    ]);
    expect(coverage.notes?.join(' ')).toContain('Your text cites 1 of them.');
  });

  test('running the citation step twice, or reviewing, changes nothing', () => {
    expect(citeTyped(manuscript)).toEqual(manuscript);
    expect(review({ research: input, findings: null }, composition, manuscript).manuscript).toEqual(manuscript);
  });

  test('a sentence that names a seed paper without brackets needs no source, in marks, coverage and checklist [D.120, D.121]', () => {
    const said = 'Earlier studies have shown, as Okafor 2020 says, that tides slow nurses. We asked 20 nurses.';
    const cited = compose({ ...input, text: said });
    expect(JSON.stringify(cited.manuscript)).not.toContain('citation-needed');
    expect(cited.coverage.rows.filter(({ kind }) => kind === 'sentence')).toEqual([]);
    const unknown = compose({ ...input, text: said.replace('Okafor', 'Nobody') });
    expect(JSON.stringify(unknown.manuscript)).toContain('citation-needed');
  });
});
