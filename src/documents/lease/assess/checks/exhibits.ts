import type { Quote } from '#documents/document.ts';
import { type Check, crossCheck } from './check.ts';

/** `Exhibit G intentionally omitted` only preserves the lettering: there is no such exhibit. */
const deliberate = /\bintentionally\s+(?:left\s+blank|omitted)/i;

/** Exhibits that are attached according to the document but missing in the file, or that were omitted. */
export const exhibits: Check = {
  rule: 'exhibit_missing',
  find: ({ text, isAmendment }) => {
    const omitted = text
      .hits(
        ['omitted'],
        /\b(?:exhibits?|schedules?|attachments?)\b[^.;()]{0,60}\b(?:intentionally\s+|have\s+been\s+|has\s+been\s+|are\s+|were\s+)?omitted\b[^.;()]{0,80}/dgi,
      )
      .find((hit) => !deliberate.test(hit.text) || /\b(?:pursuant|accordance|item|commission|furnish)/i.test(hit.text));
    if (omitted)
      return [
        crossCheck('exhibits_omitted', 'medium', 'Exhibits that are part of the document were left out of the file.', [
          text.quote(omitted),
        ]),
      ];
    if (isAmendment) return [];
    const included = new Set(
      text.blocks.flatMap(
        (block) => /^\W{0,3}exhibit\s+[“"]?([A-Z](?:-\d)?)\b/i.exec(block.text.slice(0, 60))?.[1]?.toUpperCase() ?? [],
      ),
    );
    // If a file contains no exhibits at all, it uses another word for them or was shortened.
    if (included.size === 0) return [];
    // Other instruments begin after the signatures, with their own exhibits.
    const signed = text.blocks.find((block) => block.operative && /^\W*in\s+witness\s+whereof\b/i.test(block.text));
    const named = new Map<string, Quote>();
    for (const hit of text.hits(
      ['attached'],
      /\bexhibit\s+[“"]?([A-Z](?:-\d)?)[”"]?,?\s+(?:which\s+is\s+|is\s+)?attached\s+(?:hereto|to\s+this)|\battached\s+(?:hereto|to\s+this\s+lease)\s+as\s+exhibit\s+[“"]?([A-Z](?:-\d)?)\b/dgi,
    )) {
      const letter = (hit.group(1) ?? hit.group(2))?.text.toUpperCase();
      if (
        letter !== undefined &&
        hit.block.operative &&
        !hit.block.attached &&
        hit.block.index <= (signed?.index ?? Infinity) &&
        !named.has(letter)
      )
        named.set(letter, text.quote(hit));
    }
    // `Exhibit F` may be in parts, F-1 to F-3.
    const isPresent = (letter: string) =>
      [...included].some((each) => each === letter || each.startsWith(`${letter}-`));
    const missing = [...named].filter(([letter]) => !isPresent(letter)).sort(([a], [b]) => (a < b ? -1 : 1));
    if (missing.length === 0) return [];
    const letters = missing.map(([letter]) => letter).join(', ');
    return [
      crossCheck(
        'exhibit_missing',
        'medium',
        missing.length === 1
          ? `Exhibit ${letters} is said to be attached and is not in the file.`
          : `Exhibits ${letters} are said to be attached and are not in the file.`,
        missing.slice(0, 3).map(([, quote]) => quote),
      ),
    ];
  },
};
