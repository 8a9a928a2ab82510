import type { Work } from '#contract/literature.ts';
import type { Keyphrases } from './keyphrases.ts';
import type { Findings } from './literature/look-up.ts';
import { workLabel } from './literature/reference-of.ts';
import type { Coverage, CoverageFigures, CoverageRow, CoverageWork } from './manuscript.ts';
import { type Seeds, seedLimit } from './seeds.ts';
import type { Piece } from './sentences.ts';
import { scholarlyWords, stopwords } from './stopwords.ts';
import { stem, tokenize } from './terms.ts';

/**
 * The coverage table: one row for each statement that needs a source and each top keyphrase; the columns are works that
 * have a record, seed papers first. A cell contains the words that both share, and does not imply that anyone read the
 * work.
 */
export function describeCoverage(
  statements: readonly Pick<Piece, 'id' | 'words'>[],
  keyphrases: Keyphrases,
  seeds: Seeds,
  findings: Findings | null,
  cited: ReadonlySet<string> = new Set(),
): Coverage {
  const columns = columnsOf(findings);
  const rows: CoverageRow[] = [
    ...statements.map(({ id, words }) => row('sentence', id, words, searchTerms(words, keyphrases), columns)),
    ...keyphrases.phrases.slice(0, 8).map(({ text }) => row('keyphrase', null, text, text, columns)),
  ];
  return {
    literature: findings?.state ?? 'off',
    covered: rows.filter(({ works }) => works.length > 0).length,
    total: rows.length,
    rows,
    ...(columns.length > 0
      ? { works: columns.map(({ listed }) => listed), figures: figuresOf(columns.map(({ work }) => work)) }
      : {}),
    ...(findings !== null && findings.queries.length > 0 ? { queries: findings.queries } : {}),
    ...(seeds.found + seeds.unreadable.length > 0
      ? { seeds: { found: seeds.found, kept: seeds.references.length, unreadable: seeds.unreadable.length } }
      : {}),
    notes: [...literatureNotes(findings), ...seedNotes(seeds, findings, cited)],
  };
}

interface Column {
  readonly work: Work;
  readonly listed: CoverageWork;
  /** Stems of the words in title and abstract, each with a word in which it was found. */
  readonly terms: ReadonlyMap<string, string>;
}

function columnsOf(findings: Findings | null): Column[] {
  if (findings === null) return [];
  const seeds = findings.seeds.flatMap(({ work, verdict, retractedBy }) =>
    work !== null && (verdict === 'verified' || verdict === 'retracted')
      ? [{ work, from: 'seed' as const, retractedBy }]
      : [],
  );
  const known = new Set(seeds.map(({ work }) => work.id));
  const found = findings.works
    .filter(({ work }) => !known.has(work.id))
    .map((entry) => ({ ...entry, from: 'search' as const }));
  return [...seeds, ...found].map(({ work, from, retractedBy }) => ({
    work,
    listed: { ...listedWork(work), from, retractedBy },
    terms: contentTerms(`${work.title} ${work.abstract ?? ''}`),
  }));
}

/** A work's entry in a list. */
export function listedWork(work: Work): Pick<CoverageWork, 'id' | 'label' | 'url' | 'source'> {
  return {
    id: work.id,
    label: workLabel(work),
    url: work.doi === null ? `https://arxiv.org/abs/${work.arxivId}` : `https://doi.org/${encodeURI(work.doi)}`,
    source: work.source,
  };
}

function row(
  kind: CoverageRow['kind'],
  sentence: string | null,
  text: string,
  query: string,
  columns: readonly Column[],
): CoverageRow {
  const wanted = contentTerms(query);
  // A keyphrase matches if all its words are found; a sentence if most of its topic words are.
  const enough = kind === 'keyphrase' ? wanted.size : Math.max(2, Math.ceil(wanted.size * 0.6));
  const met = columns.flatMap(({ work, terms }) => {
    const shared = [...wanted].flatMap(([key, word]) => (terms.has(key) ? [word] : []));
    return wanted.size > 0 && shared.length >= enough ? [[work.id, shared] as const] : [];
  });
  return {
    kind,
    sentence,
    text,
    works: met.map(([id]) => id),
    ...(met.length > 0 ? { shared: Object.fromEntries(met) } : {}),
    query,
    searches: searchLinks(query),
  };
}

/** Content words by stem. */
export function contentTerms(text: string): Map<string, string> {
  const terms = new Map<string, string>();
  for (const { word } of tokenize(text)) {
    const lower = word.toLowerCase();
    if (lower.length > 2 && !stopwords.has(lower) && !/^\d/.test(lower)) terms.set(stem(lower), lower);
  }
  return terms;
}

function figuresOf(works: readonly Work[]): CoverageFigures {
  const years = works.flatMap(({ year }) => (year === null ? [] : [year])).sort((a, b) => a - b);
  const newest = years.at(-1) ?? 0;
  return {
    medianYear: years[Math.floor((years.length - 1) / 2)] ?? null,
    recentShare: years.length === 0 ? null : years.filter((year) => year > newest - 3).length / years.length,
    venues: new Set(works.map(({ venue }) => venue.toLowerCase()).filter((venue) => venue !== '')).size,
  };
}

function literatureNotes(findings: Findings | null): string[] {
  if (findings === null) {
    return [
      'Literature look-ups were off: nothing was searched, and no row is covered. The links open a search for each row.',
    ];
  }
  if (findings.state === 'offline') {
    return [
      'No library of records could be reached: nothing was searched or verified, and no row is covered. The links open a search for each row.',
    ];
  }
  return [
    'A work is listed with a row because its title or abstract shares words with it. No one has read it: check it before you cite it.',
  ];
}

function seedNotes(
  { references, beyondLimit, unreadable }: Seeds,
  findings: Findings | null,
  citedKeys: ReadonlySet<string>,
): string[] {
  const kept = references.length;
  const keys = new Set(references.map(({ key }) => key));
  const cited = [...keys].filter((key) => citedKeys.has(key)).length;
  const citedLine = cited === 0 ? 'None is cited.' : `Your text cites ${cited} of them.`;
  const notes: string[] = [];
  if (kept > 0 && findings?.state !== 'on')
    notes.push(`${kept} seed papers are listed as given, not verified. ${citedLine}`);
  if (kept > 0 && findings?.state === 'on') {
    const count = (verdict: string) =>
      findings.seeds.filter((seed) => seed.verdict === verdict && keys.has(seed.key)).length;
    const parts = [
      [count('verified'), 'agrees with its record', 'agree with their records'],
      [count('metadata-differs'), 'differs from its record', 'differ from their records'],
      [count('not-found'), 'has no record that could be found', 'have no record that could be found'],
      [count('retracted'), 'is reported as retracted', 'are reported as retracted'],
      [count('of-concern'), 'is under an expression of concern', 'are under an expression of concern'],
      [count('unverified-offline'), 'could not be looked up', 'could not be looked up'],
    ] as const;
    const said = parts
      .filter(([number]) => number > 0)
      .map(([number, one, several]) => `${number} ${number === 1 ? one : several}`);
    notes.push(`Of ${kept} seed papers, ${said.join(', ')}. ${citedLine}`);
  }
  if (beyondLimit > 0) {
    notes.push(`Only the first ${seedLimit} seed papers are kept; ${beyondLimit} were left out.`);
  }
  if (unreadable.length > 0) {
    const shown = unreadable.slice(0, 10).map(({ line, text }) => `line ${line} (${text.slice(0, 60)})`);
    const more = unreadable.length > shown.length ? ', …' : '';
    notes.push(
      `${unreadable.length} entries or lines among the seed papers could not be read: ${shown.join(', ')}${more}.`,
    );
  }
  return notes;
}

/** Up to seven topic words of a sentence, in order. */
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
