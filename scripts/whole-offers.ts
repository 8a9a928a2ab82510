// Whole offers with their labels, in tests/lease-documents/offers/whole.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'tests', 'lease-documents', 'offers', 'whole');

export interface WholeOffer {
  readonly file: string;
  readonly name: string;
  readonly binding: string;
  /** Points that an adviser would still raise for this offer. */
  readonly asked: readonly string[];
  readonly lines: readonly {
    readonly text: string;
    /** Points that the line settles, points that it leaves open, and the kinds of its risks. */
    readonly settles: readonly string[];
    readonly leavesOpen: readonly string[];
    readonly risks: readonly string[];
  }[];
}

/**
 * Each begins with `@ name and kind | binding class | points to ask`, optionally followed by `|` and what an adviser
 * would ask in their own words. Then one line per paragraph; ` ## ` is followed by the points that the line settles,
 * `?` by those that it leaves open, and `!` by the kinds of its risks. Files whose names begin with `left-out` are only
 * used for measuring.
 */
export function wholeOffers(leftOut = false): readonly WholeOffer[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith('left-out') === leftOut)
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^@ /m)
        .slice(1)
        .map((offer) => ({ file, offer })),
    )
    .map(({ file, offer }) => {
      const [head = '', ...lines] = offer.trimEnd().split('\n');
      const [name = '', binding = '', asked = ''] = head.split('|').map((each) => each.trim());
      return { file, name, binding, asked: asked.split(' ').filter((each) => each !== ''), lines: lines.map(lineOf) };
    });
}

function lineOf(line: string): WholeOffer['lines'][number] {
  const [text = '', said = ''] = line.split(' ## ');
  const tags = said.split(' ').filter((tag) => tag !== '');
  const after = (mark: string) => tags.filter((tag) => tag.startsWith(mark)).map((tag) => tag.slice(1));
  return {
    text,
    settles: tags.filter((tag) => /^\w/.test(tag)),
    leavesOpen: after('?'),
    risks: after('!'),
  };
}
