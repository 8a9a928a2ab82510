import type { Span } from '#documents/document.ts';

interface FoundPlace extends Span {
  readonly text: string;
}

const part = "(?!The\\b)(?:No\\.?\\s?)?[A-Z0-9][\\w’'&.-]*(?:\\s(?:of|and|the|at|No\\.|[A-Z0-9][\\w’'&-]*)){0,6}";
const announced = new RegExp(
  `\\b(?:located|situated)\\s+(?:at|in|on):?\\s+(?:the\\s+)?((?:(?:entire\\s+)?\\w+\\s+floor\\s+of\\s+(?:the\\s+)?)?${part}(?:\\s*(?:,|\\son|\\sin|\\sof)\\s*(?:the\\s+)?${part}){0,7})`,
  'gd',
);
const leased = new RegExp(
  `\\bleases?\\s+(?:out\\s+)?(?:to\\s+Party\\s+B\\s+)?the\\s+(${part}(?:\\s*(?:,|\\son|\\sin|\\sof|\\sat)\\s*(?:the\\s+)?(?:[a-z]+\\s+){0,4}${part}(?:\\s+(?:road|street))?){0,7})`,
  'gd',
);
/** `the 4th Floor of the department store at the intersection of Lowan road and Yucai road` */
const corner =
  /\b((?:(?<=\bthe\s)[A-Z0-9][\w’'-]*\s+(?:[\w’'-]+\s+){0,9})?at\s+the\s+(?:\w+\s+)?(?:intersection|corner)\s+of\s+[A-Z0-9][\w.’'-]*(?:\s+[\w.’'-]+){0,3}?\s+and\s+[A-Z0-9][\w.’'-]*(?:\s+[A-Z][\w’'-]*){0,3}(?:\s+(?:[Rr]oad|[Ss]treet|[Aa]venue))?(?:,?\s+in\s+[A-Z]\w+(?:,?\s+[A-Z]\w+){0,3})?)/dg;
/** Words for places without house numbers: villages, districts, zones, industrial parks. */
const placeWord =
  /\b(?:District|Dist\.|Village|Town(?:ship)?|Province|County|Road|road|Street|Zone|Industrial\s+(?:Park|Area|Estate)|Development\s+Area|New\s+Area|Park|Harbou?r|Port|Yard|Estate)\b/;

const inside = /^(?:entire\s+)?\w+\s+floor\s+of\s+(?:the\s+)?/;
/** A building by its name alone: `the 16th floor of National Development Bank Tower`. */
const buildingWord = /\b(?:Tower|Building|Plaza|Mansion|Centre|Center)\b/;

/** `Party A leases the office located at …`: an office that is let, not the office of a party. */
export const letOffice =
  /\b(?:leases?|lets?|rents?|demises?|sublets?)\b[^.;,]{0,60}\boffices?\s+(?:spaces?\s+)?(?:is\s+|are\s+)?(?:located|situated)\s+(?:at|in|on)\b[^.;]{0,90}$/i;

/** `South Part 1, Nanshe Area, Pengnan Industrial Park on North Yingbinbei Road in Waisha Town of Longhu District`. */
export function placesIn(text: string, buildings = false): FoundPlace[] {
  return [announced, leased, corner].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [from = 0, stop = 0] = match.indices?.[1] ?? [];
      // If villages or roads follow, the floor is not part of the address.
      const floor = placeWord.test(text.slice(from, stop)) ? (inside.exec(text.slice(from, stop))?.[0].length ?? 0) : 0;
      const start = from + floor;
      // `in Grand Prairie, Tarrant County, Texas. Tenant is …`: the next sentence begins with a name.
      const sentence = /(?<=[a-z]{4})\.\s/.exec(text.slice(start, stop))?.index ?? stop - start;
      const printed = text
        .slice(start, start + sentence)
        .replace(/(?<!\s)\s+(?:of|and|the|at|in|on)$|(?<![\s,.])[\s,.]+$/g, '');
      const words = printed.match(/[A-Z]\w+/g)?.length ?? 0;
      return (placeWord.test(printed) || (buildings && buildingWord.test(printed))) &&
        words >= 2 &&
        !/\b(?:Section|Article|Exhibit|County of|State of|Party)\b/.test(printed)
        ? [{ text: printed.replace(/\s+/g, ' '), start, end: start + printed.length }]
        : [];
    }),
  );
}
