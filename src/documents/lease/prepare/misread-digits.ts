/**
 * OCR reads `1` as l or I and `0` as O: `2O2l`, `$1,85O.OO`, `the l5th`. Returns the same text with digits in place of
 * these letters, each with the length of the letter, so that all positions stay the same; words are not changed.
 */
export function withDigits(text: string): string {
  if (!/\d[OolI]|[OolI]\d/.test(text)) return text;
  return text.replace(number, digitsOf).replace(firstOfMonth, (_, before: string) => `${before}1`);
}

/**
 * Digits and such letters, with the punctuation used in numbers; not adjacent to other letters, except those of an
 * ordinal.
 */
const number =
  /(?<![\p{L}\d])(?=[\dOolI.,]{0,20}\d)(?=[\d.,]{0,20}[OolI])[\dOolI]+(?:[.,][\dOolI]+)*(?=(?:st|nd|rd|th)?(?![\p{L}\d]))/gu;

const firstOfMonth =
  /\b((?:January|February|March|April|May|June|July|August|September|October|November|December)\s+)[lI](?=,?\s+\d{4}\b)/g;

function digitsOf(run: string): string {
  const parts = run.split(/([.,])/);
  const isNumber = parts.every(
    (part, index) =>
      /^[\d.,]+$/.test(part) ||
      /\d/.test(part) ||
      (/^O+$/.test(part) && index > 0) ||
      (/^[lI]$/.test(part) && index === 0 && parts[1] === ',' && parts[2]?.length === 3),
  );
  return isNumber ? run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : run;
}
