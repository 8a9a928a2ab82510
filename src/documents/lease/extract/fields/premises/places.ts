import type { Span } from '../../../../document.ts';

interface FoundPlace extends Span {
  readonly text: string;
}

const part = "(?!The\\b)(?:No\\.?\\s?)?[A-Z0-9][\\w’'&.-]*(?:\\s(?:of|and|the|at|No\\.|[A-Z0-9][\\w’'&-]*)){0,6}";
const announced = new RegExp(
  `\\b(?:located|situated)\\s+(?:at|in|on)\\s+(?:the\\s+)?(?:(?:entire\\s+)?\\w+\\s+floor\\s+of\\s+(?:the\\s+)?)?(${part}(?:\\s*(?:,|\\son|\\sin|\\sof)\\s*(?:the\\s+)?${part}){0,7})`,
  'gd',
);
const leased = new RegExp(
  `\\bleases?\\s+(?:out\\s+)?(?:to\\s+Party\\s+B\\s+)?the\\s+(${part}(?:\\s*(?:,|\\son|\\sin|\\sof|\\sat)\\s*(?:the\\s+)?(?:[a-z]+\\s+){0,4}${part}(?:\\s+(?:road|street))?){0,7})`,
  'gd',
);
/** `the 4th Floor of the department store at the intersection of Lowan road and Yucai road` */
const corner =
  /\b((?:(?<=\bthe\s)[A-Z0-9][\w’'-]*\s+(?:[\w’'-]+\s+){0,9})?at\s+the\s+(?:\w+\s+)?(?:intersection|corner)\s+of\s+[A-Z0-9][\w.’'-]*(?:\s+[\w.’'-]+){0,3}?\s+and\s+[A-Z0-9][\w.’'-]*(?:\s+[A-Z][\w’'-]*){0,3}(?:\s+(?:[Rr]oad|[Ss]treet|[Aa]venue))?(?:,?\s+in\s+[A-Z]\w+(?:,?\s+[A-Z]\w+){0,3})?)/dg;
/** Words of places that have no house numbers: villages, districts, zones, industrial parks. */
const placeWord =
  /\b(?:District|Dist\.|Village|Town(?:ship)?|Province|County|Road|road|Street|Zone|Industrial\s+(?:Park|Area|Estate)|Development\s+Area|New\s+Area|Park|Harbou?r|Port|Yard|Estate)\b/;

/** `South Part 1, Nanshe Area, Pengnan Industrial Park on North Yingbinbei Road in Waisha Town of Longhu District`. */
export function placesIn(text: string): FoundPlace[] {
  return [announced, leased, corner].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [start = 0, stop = 0] = match.indices?.[1] ?? [];
      const printed = text.slice(start, stop).replace(/\s+(?:of|and|the|at|in|on)$|[\s,.]+$/g, '');
      const words = printed.match(/[A-Z]\w+/g)?.length ?? 0;
      return placeWord.test(printed) &&
        words >= 2 &&
        !/\b(?:Section|Article|Exhibit|County of|State of|Party)\b/.test(printed)
        ? [{ text: printed.replace(/\s+/g, ' '), start, end: start + printed.length }]
        : [];
    }),
  );
}
