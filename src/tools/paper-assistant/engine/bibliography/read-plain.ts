import { readPrintedNames } from './printed-names.ts';

/**
 * Reads a reference as journals print it into the fields of a record. A line is read only if its parts can't be
 * confused: authors in one form, one year, a title with a clear end, and a place of publication. For all others, only
 * the DOI is used, or they are listed as unreadable.
 */
export function readPlainReference(line: string): Record<string, string> | null {
  const text = line
    .replace(/^\s*(?:\[\d{1,3}\]|\(?\d{1,3}[.)]|[-*•–])\s{0,8}/u, '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length > 1200) return null;
  const names = readPrintedNames(text);
  if (names === null) return null;
  const after = text.slice(names.end);
  const dated =
    /^[.,:;]?,? ?(?:\(((?:19|20)\d\d)[a-z]?(?:, [^()]{3,30})?\)|((?:19|20)\d\d)[a-z]?(?=[.,:; ]))[.,:;]? ?/u.exec(
      after,
    );
  const begin = dated ?? /^[.,:;]? ?/.exec(after);
  const mark = (begin?.[0] ?? '').trim();
  const body = after.slice(begin?.[0].length ?? 0);
  // Between the names and a title without a year there is a separator, or the period of the last initial.
  if (dated === null && mark === '' && !text.slice(0, names.end).endsWith('.')) return null;
  const found = quotedTitle(body) ?? (dated === null && mark === ',' ? titleBeforeJournal(body) : plainTitle(body));
  if (found === null || (names.uncertain && dated === null)) return null;
  const { title, rest } = found;
  const year = dated?.[1] ?? dated?.[2] ?? yearIn(rest);
  if (year === null || rest.length < 4 || !isTitle(title, rest)) return null;
  return { author: names.author, title, year, ...placeIn(rest) };
}

/** Not the rest of the author list, a journal name, or part of a work. */
function isTitle(title: string, rest: string): boolean {
  const words = title.split(' ').length;
  return (
    title.length >= 8 &&
    words >= 2 &&
    !/^(?:and|et|in|&) |["“”«»]|^(?:chapter|part|section|vol\.?) \d{1,3}$/i.test(title) &&
    !/^\p{Lu}[\p{L}'’-]{1,30}(?:,? (?:\p{Lu}{1,3}|(?:\p{Lu}\.? ?){1,3})$|, \p{Lu}\p{Ll}{1,20}(?:$|;)| and \p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,30}$)/u.test(
      title,
    ) &&
    !/^\p{L}{1,2}[.,] |; &/u.test(title) &&
    !(words <= 2 && /^\d/.test(rest)) &&
    // More of the title, or something that the year before it belongs to.
    !/^(?:[:”»“«"]|\d{1,2}\. \p{Lu}|(?:19|20)\d\d[a-z]?[.:] |(?!in\b|ed|trans|pp?\b|vol|no\b)\p{Ll})/u.test(rest) &&
    !/\b(?:vols?|nos?|[vnpjd]|pp|proc|int|eds?|tr|trans|conf|rev|lett|pt|suppl|chap)$/i.test(title)
  );
}

/** The year, unless there are several candidates: 'British fiction since 1970. London: Oak, 2005'. */
export function yearIn(rest: string): string | null {
  const text = rest.split(/\bhttps?:|\bdoi\b|\b(?:accessed|retrieved|available)\b/i)[0] ?? '';
  const all = new Set(text.match(/(?<![\d–-])(?:19|20)\d\d(?![\d–])/g));
  const placed = new Set(
    [...text.matchAll(/(?:\(|[,.;] )(?:\p{Lu}\p{Ll}{2,8}\.? )?((?:19|20)\d\d)(?=[),.;:]|$)/gu)].map(
      ([, found = '']) => found,
    ),
  );
  const [only, ...others] = all.size === 1 ? all : placed;
  return only === undefined || others.length > 0 ? null : only;
}

interface Title {
  readonly title: string;
  readonly rest: string;
}

function quotedTitle(body: string): Title | null {
  const found = [
    /^["“] ?([^"“”]{8,300}?)(?:,|\.|(?<=[?!]))? ?["”][,.]? ?/u,
    /^« ?([^«»]{8,300}?),? ?»[,.]? ?/u,
    /^‘([^‘’]{8,300}?)[,.]?’[,.]? ?/u,
    /^'([^']{8,300})[,.]?'[,.] ?/u,
    /^``([^`]{8,300}?),?''[,.]? ?/u,
  ]
    .map((pattern) => pattern.exec(body))
    .find((match) => match !== null);
  const [whole = '', title = ''] = found ?? [];
  return title === '' ? null : { title: title.replace(/[,.]$/, ''), rest: body.slice(whole.length) };
}

/** 'K. Bader, Location of the crater rim, Meteoritics 14 (1979) 340–341': the title ends before the journal's name. */
function titleBeforeJournal(body: string): Title | null {
  const [, title = '', rest = ''] =
    /^([^"“”]{8,300}), (\p{Lu}[^,;:\d]{1,80},? \d{1,4}(?: ?\(\d{1,4}\))?,? \((?:19|20)\d\d\),? .{1,80})$/u.exec(body) ??
    [];
  return title === '' || /\. \p{Lu}/u.test(title) ? null : { title, rest };
}

/**
 * Ends at the first period or question mark that ends the title. A period before a lowercase letter ('C. elegans') or
 * after an abbreviation doesn't end it. If the text after it could be another part of the title, its end isn't certain.
 */
function plainTitle(body: string): Title | null {
  for (const { 0: mark, index } of body.slice(0, 400).matchAll(/[.?!](?= \S)/g)) {
    const title = body.slice(0, index + (mark === '.' ? 0 : 1));
    const rest = body.slice(index + 2);
    const last = /\S{1,30}$/.exec(body.slice(0, index))?.[0] ?? '';
    if (/^\p{Ll}/u.test(rest)) continue;
    if (
      /^(?:vs|St|Dr|Mr|Mrs|Ms|cf|approx|Inc)$/.test(last) ||
      (/^(?:\p{Lu}|\S{0,20}\.\p{L})$/u.test(last) && mark === '.')
    )
      return null;
    if (mayContinueTitle(rest) || (mark !== '.' && /^(?:\p{Lu}\p{Ll}+|An?|The) \p{L}/u.test(rest))) return null;
    const bare = title.replace(
      / \((?=[^()]{0,80}(?:dissertation|thesis|translat|edition|report|\bed\.|\bVol\.))[^()]{4,80}\)$/i,
      '',
    );
    return { title: bare, rest };
  }
  return null;
}

/** A sentence without a number or any sign of a place of publication, which only comes after it. */
function mayContinueTitle(rest: string): boolean {
  // 'Radical democracy. London: Oak'
  if (!/^In:? /.test(rest) && /^[^.:]{8,200}\. \p{Lu}[\p{L} ,/&-]{2,60}: \p{Lu}/u.test(rest)) return true;
  const [, first = '', second = ''] = /^([^.?!]{1,200})[.?!] (.{1,200})/u.exec(rest) ?? [];
  if (first === '' || /^(?:In|Pages?|pp)\b/i.test(first)) return false;
  return (
    first.split(' ').length >= 2 &&
    !/[\d:,;&]|\b(?:Press|University|Journal|Review|Proceedings|Proc|Trans|Annals|Letters|Verlag|Springer|Elsevier|Wiley)\b/.test(
      first,
    ) &&
    /^\p{Lu}/u.test(second) &&
    /^\p{Lu}\S* \p{Ll}/u.test(first)
  );
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const journal = '(?<journal>\\p{Lu}[^\\d;"]{2,120}?)';
const volume = '(?<volume>\\d{1,4})(?: ?\\((?<number>[\\d–-]{1,9})\\))?';
const pages = '(?<pages>[a-z]?\\d{1,7}(?: ?[–-]+ ?[a-z]?\\d{1,7})?)';
const year = `(?:(?:${months})[a-z]{0,6}\\.? )?(?:19|20)\\d\\d`;

/** 'Journal, 12(3), 41–58', 'J Stud. 2021;71(2):88-94', 'IEEE Trans., vol. 7, no. 2, pp. 10-19, Mar. 2018', 'Journal 12, 41–58 (2018)'. */
const inJournals: readonly RegExp[] = [
  `^${journal}[,.]? ?${volume}(?:[,:] ?(?:pp?\\. ?)?${pages})?(?: ?[,(]? ?${year}\\)?)?$`,
  `^${journal},? ${volume} \\(${year}\\),? (?:pp?\\. ?)?${pages}$`,
  `^${journal}[.,]? ?${year}[^;:\\d]{0,8}; ?${volume}(?:: ?${pages})?$`,
  `^${journal}, vol\\. ?(?<volume>\\d{1,4})(?:, no\\. ?(?<number>[\\d–-]{1,9}))?(?:, pp?\\. ?${pages})?(?:, ${year})?$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/**
 * Journal, volume, number and pages, or the book or proceedings, as far as they are in their usual form; otherwise as
 * printed.
 */
export function placeIn(rest: string): Record<string, string> {
  const { pages: onPages, ...place } = placeAndPages(rest);
  // 'Proceedings of the Workshop, 2022': the year is not a page number.
  return onPages === undefined || /^(?:19|20)\d\d$/.test(onPages) ? place : { ...place, pages: onPages };
}

function placeAndPages(rest: string): Record<string, string> {
  const link = rest.search(/\bdoi\b|https?:\/\/|\bRetrieved from\b|\bAvailable (?:at|from)\b/i);
  const plain = (link === -1 ? rest : rest.slice(0, link)).replace(/(?<![.,\s([])[.,\s([]{1,20}$/, '');
  for (const pattern of inJournals) {
    const found = pattern.exec(plain);
    // 'Proc. Interspeech 2018, 3047-3051': a year is not a volume.
    if (found !== null && !/^(?:19|20)\d\d$/.test(found.groups?.['volume'] ?? '') && !/^In:? /.test(plain))
      return Object.fromEntries(
        Object.entries(found.groups ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, name === 'pages' ? withDash(value) : value]],
        ),
      );
  }
  const printed = plain.replace(yearAtEnd, '').trim();
  const [, book = ''] =
    /^In:? (?:(?:\p{Lu}\. ?){1,3}\p{L}[^()]{1,120}\((?:Eds?|Hrsg)\.?\),? ?)?(.{8,300})$/iu.exec(plain) ?? [];
  if (book === '' && !/^Proc(?:\.|eedings) /.test(plain)) return printed === '' ? {} : { howpublished: printed };
  return inBook(book === '' ? plain : book);
}

/** The book or proceedings, with pages and publisher after it. */
function inBook(book: string): Record<string, string> {
  const onPages = pagesInBook.map((pattern) => pattern.exec(book)).find((match) => match !== null);
  const name = book
    .slice(0, onPages?.index ?? book.length)
    .replace(yearAtEnd, '')
    .replace(/(?<![.,\s])[.,\s]{1,20}$/, '');
  const publisher =
    onPages === undefined ? '' : book.slice(onPages.index + onPages[0].length).replace(/^[.,:;\s]{1,5}/, '');
  const onPagesOnly = onPages?.groups?.['pages'];
  return {
    booktitle: name,
    ...(onPagesOnly === undefined ? {} : { pages: withDash(onPagesOnly) }),
    ...(/^\p{Lu}[\p{L} :,&.’'-]{2,80}$/u.test(publisher) ? { publisher } : {}),
  };
}

const pagesInBook = [`[,.]? \\(?(?:pp?\\.|pages) ?${pages}\\)?`, `, ${pages}$`].map(
  (pattern) => new RegExp(pattern, 'u'),
);
const yearAtEnd = new RegExp(`[,.]? \\(?${year}\\)?$`, 'u');

function withDash(pages: string): string {
  return pages.replace(/ ?[–-]+ ?/, '–');
}
