import { type Check, crossCheck } from './check.ts';

/** Blanks that were not filled in, outside signature blocks and forms: one finding with the first places. */
export const blanks: Check = {
  rule: 'blank',
  find: ({ text }) => {
    const open = text.blocks.filter(
      ({ operative, attached, contents, kind, text: words }) =>
        operative &&
        !attached &&
        !contents &&
        kind !== 'heading' &&
        blank.test(words) &&
        !signature.test(words) &&
        !isSignatureLine(words) &&
        !listOfExhibits.test(words),
    );
    if (open.length === 0) return [];
    const quotes = open.slice(0, 3).map((block) => {
      const at = block.text.search(blank);
      const start = at < 90 ? 0 : block.text.indexOf(' ', at - 90) + 1;
      const end = Math.min(block.text.length, at + 70);
      return text.quote({ start: block.start + start, end: block.start + end });
    });
    const said =
      open.length === 1 ? 'A blank was not filled in.' : `${open.length} passages have blanks that were not filled in.`;
    return [crossCheck('blank', 'medium', said, quotes)];
  },
};

const blank = /[A-Za-z,]\s*_{4,}|(?<!_)_{4,}\s*[A-Za-z]/;
const signature =
  /\b(?:by|name|title|its|date|print(?:ed)?|signature|sign|witness|attest|notary|address|attn|tax|initials?|seal|my\s+commission)\b\W{0,4}_{3,}|(?<!_)_{3,}\W{0,4}\(?(?:by|name|title|date|signature|witness|initials?|seal|notary|print|typed?)\b|\bpersonally\s+known\b|\bidentification\b|\bIN\s+WITNESS\b|\b(?:county|state)\s+of\s*_{3,}|\b(?:lessor|lessee|landlord|tenant)(?:[’']s)?\s*(?:(?:initials)\s*)?(?::\s*)?_{3,}/i;

const officers =
  /\b(?:(?:sole\s+)?(?:directors?|trustees?|members?)|(?:company\s+)?secretary|president|manager|chair(?:man|person)?|partners?|attorney|per|executed\s+by)\b\W{0,4}_{3,}/i;

/** `Director ______ Secretary ______`; `HELENA MARCHUK ______`: only a name and a signature line. */
function isSignatureLine(words: string): boolean {
  return (
    (words.length < 120 && officers.test(words)) ||
    /^\s*(?:[A-Z][A-Z.&'’-]*,?\s+){2,8}_{4,}\s*$/.test(words.slice(0, 200))
  );
}

/** `Exhibit A ______ Site plan`: dots or lines between a name and its title. */
const listOfExhibits =
  /\b(?:[Ee]xhibit|EXHIBIT|[Ss]chedule|SCHEDULE|[Aa]nnex|[Aa]ppendix|[Aa]ttachment)\s+[“"]?[A-Z\d]{1,2}(?:-?\d)?[”"]?\W{0,4}_{3,80}\W{0,4}[A-Z]/;
