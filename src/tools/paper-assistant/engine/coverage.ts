import type { Keyphrases } from './keyphrases.ts';
import type { Coverage, CoverageRow } from './manuscript.ts';
import { type Seeds, seedLimit } from './seeds.ts';
import type { Piece } from './sentences.ts';
import { scholarlyWords, stopwords } from './stopwords.ts';
import { tokenize } from './terms.ts';

/**
 * The coverage table while look-ups are off: each statement that needs a source and each top keyphrase is a row without
 * works, with search links ready to open.
 */
export function describeCoverage(statements: readonly Piece[], keyphrases: Keyphrases, seeds: Seeds): Coverage {
  const rows: CoverageRow[] = [
    ...statements.map(({ id, words }) => ({
      kind: 'sentence' as const,
      sentence: id,
      text: words,
      works: [],
      searches: searchLinks(searchTerms(words, keyphrases)),
    })),
    ...keyphrases.phrases.slice(0, 8).map(({ text }) => ({
      kind: 'keyphrase' as const,
      sentence: null,
      text,
      works: [],
      searches: searchLinks(text),
    })),
  ];
  const kept = seeds.references.length;
  return {
    literature: 'off',
    covered: 0,
    total: rows.length,
    rows,
    ...(seeds.found + seeds.unreadable > 0
      ? { seeds: { found: seeds.found, kept, unreadable: seeds.unreadable } }
      : {}),
    notes: [
      'Literature look-ups were off: nothing was searched, and no row is covered. The links open a search for each row.',
      ...(kept > 0 ? [`${kept} seed papers are listed as given, not verified and not cited.`] : []),
      ...(seeds.beyondLimit > 0
        ? [`Only the first ${seedLimit} seed papers are kept; ${seeds.beyondLimit} were left out.`]
        : []),
      ...(seeds.unreadable > 0
        ? [`${seeds.unreadable} entries or lines among the seed papers could not be read.`]
        : []),
    ],
  };
}

/** Up to seven words of a sentence that say what it is about, in their order. */
function searchTerms(words: string, keyphrases: Keyphrases): string {
  const seen = new Set<string>();
  const content = tokenize(words.replaceAll(/\$[^$]{0,400}\$|\\[A-Za-z]+/g, ' '))
    .map(({ word }, index) => ({ word, index, lower: word.toLowerCase() }))
    .filter(({ lower }) => {
      const kept =
        lower.length > 2 &&
        !stopwords.has(lower) &&
        !scholarlyWords.has(lower) &&
        !/^\d/.test(lower) &&
        !seen.has(lower);
      seen.add(lower);
      return kept;
    });
  const best = [...content]
    .sort((a, b) => keyphrases.weight(a.word) - keyphrases.weight(b.word) || a.index - b.index)
    .slice(0, 7);
  const terms = best.sort((a, b) => a.index - b.index).map(({ word }) => word);
  return terms.length > 0 ? terms.join(' ') : words.slice(0, 200);
}

function searchLinks(query: string): CoverageRow['searches'] {
  // A lone surrogate cannot be encoded.
  const encoded = encodeURIComponent(query.toWellFormed());
  return [
    { label: 'OpenAlex', url: `https://openalex.org/works?filter=default.search:${encoded}` },
    { label: 'Crossref', url: `https://search.crossref.org/search/works?q=${encoded}&from_ui=yes` },
    { label: 'Google Scholar', url: `https://scholar.google.com/scholar?q=${encoded}` },
    { label: 'arXiv', url: `https://arxiv.org/search/?query=${encoded}&searchtype=all` },
  ];
}
