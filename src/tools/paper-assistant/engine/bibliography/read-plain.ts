/**
 * A reference as journals print it, in APA, Vancouver or IEEE style, as the fields of a record. Only a line whose parts
 * can't be taken for each other is read: authors with initials, one year, a title with its end, and a place of
 * publication. Everything else is left to its DOI or listed as unreadable.
 */
export function readPlainReference(line: string): Record<string, string> | null {
  const text = line
    .replace(/^\s*(?:\[\d{1,3}\]|\(?\d{1,3}[.)]|[-*•–])\s{0,8}/u, '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length > 1200) return null;
  for (const { pattern, authors } of styles) {
    const { names = '', more, year = '', title = '', rest = '' } = pattern.exec(text)?.groups ?? {};
    const author = authors(names);
    // Two sentences in a title mean that its end is not certain.
    if (author === null || title.split(' ').length < 2 || /[.?!] \p{Lu}\p{Ll}+ \p{Ll}/u.test(title)) continue;
    const published = year === '' ? /(?<![\d-])((?:19|20)\d\d)(?![\d-])/.exec(rest)?.[1] : year;
    if (published === undefined) continue;
    return {
      author: more === undefined ? author : `${author} and others`,
      title: title.trim().replace(/\.$/, ''),
      year: published.slice(0, 4),
      ...placeIn(rest),
    };
  }
  return null;
}

const particles = '(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter|Van|Von|De) ){0,3}';
const family = `${particles}\\p{Lu}[\\p{L}’'‐-]{1,30}(?: \\p{Lu}[\\p{L}’'‐-]{1,30})?`;
const dotted = '(?:\\p{Lu}\\.(?:[ -]?(?=\\p{Lu}\\.))?){1,4}';

/** 'Okafor, N. A., Ito, K., & van Dyk, J.' */
const apaName = new RegExp(`^${family}, ${dotted}$`, 'u');
/** 'Okafor NA' */
const vancouverName = new RegExp(`^(${family}) (\\p{Lu}{1,3})$`, 'u');
/** 'N. A. Okafor' */
const ieeeName = new RegExp(`^(${dotted}) ?(${family})$`, 'u');

interface Style {
  readonly pattern: RegExp;
  /** The names as BibTeX writes them; null if one of them doesn't have the form of the style. */
  authors(names: string): string | null;
}

const styles: readonly Style[] = [
  {
    pattern:
      /^(?<names>[^(]{4,600}) \((?<year>(?:19|20)\d\d)[a-z]?\)[.,:] ?(?<title>[^.]{8,300}?[.?]) (?<rest>.{4,500})$/u,
    authors: (names) =>
      joined(
        names
          .replace(/,? (?:&|and) /, ', ')
          .split(/(?<=\.), /)
          .map((name) => (apaName.test(name.trim()) ? name.trim() : null)),
      ),
  },
  {
    pattern:
      /^(?<names>[^.]{4,600}?)(?<more>, et al)?\. (?<title>[^.]{8,300}?[.?]) (?<rest>[^.]{2,120}\. ?(?:19|20)\d\d[^;]{0,12};.{1,300})$/u,
    authors: (names) =>
      joined(
        names.split(', ').map((name) => {
          const [, last, first = ''] = vancouverName.exec(name.trim()) ?? [];
          return last === undefined ? null : `${last}, ${[...first].map((letter) => `${letter}.`).join(' ')}`;
        }),
      ),
  },
  {
    pattern: /^(?<names>[^"“”]{4,600}?), ["“](?<title>[^"“”]{8,300}?),?["”],? (?<rest>.{4,500})$/u,
    authors: (names) =>
      joined(
        names
          .replace(/,? and /, ', ')
          .split(', ')
          .map((name) => {
            const [, first, last] = ieeeName.exec(name.trim()) ?? [];
            return last === undefined ? null : `${last}, ${first?.trim()}`;
          }),
      ),
  },
];

function joined(names: readonly (string | null)[]): string | null {
  return names.length === 0 || names.includes(null) ? null : names.join(' and ');
}

/** Journal, volume, number and pages, as far as they have their usual marks. */
function placeIn(rest: string): Record<string, string> {
  const link = rest.search(/\bdoi\b|https?:\/\//i);
  const plain = (link === -1 ? rest : rest.slice(0, link)).replace(/(?<![.,\s])[.,\s]{1,20}$/, '');
  const found =
    /^(?<journal>\p{Lu}[^\d;"]{2,120}?)[,.] ?(?<volume>\d{1,4})(?: ?\((?<number>[\d–-]{1,9})\))?(?:[,:] ?(?<pages>[a-z]?\d{1,7}(?: ?[–-]+ ?[a-z]?\d{1,7})?))?$/iu.exec(
      plain,
    ) ??
    /^(?<journal>\p{Lu}[^\d;"]{2,120}?)\. ?(?:19|20)\d\d[^;]{0,12}; ?(?<volume>\d{1,4})(?: ?\((?<number>[\d–-]{1,9})\))?(?:: ?(?<pages>[a-z]?\d{1,7}(?: ?[–-]+ ?[a-z]?\d{1,7})?))?$/iu.exec(
      plain,
    ) ??
    /^(?<journal>\p{Lu}[^\d;"]{2,120}?), vol\. ?(?<volume>\d{1,4})(?:, no\. ?(?<number>[\d–-]{1,9}))?(?:, pp?\. ?(?<pages>[a-z]?\d{1,7}(?: ?[–-]+ ?[a-z]?\d{1,7})?))?(?:, (?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d)?$/iu.exec(
      plain,
    );
  return Object.fromEntries(
    Object.entries(found?.groups ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, name === 'pages' ? value.replace(/ ?[–-]+ ?/, '–') : value]],
    ),
  );
}
