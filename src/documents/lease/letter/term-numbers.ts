import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** Numbers before terms, and the questions and answers of a request for proposals. */

/** `1.`, `B.2`, `2.3 Options:`, `(a)`, `¶3`, `New ¶21`, `Q1.`, `Section 4:`, a bullet. */
export const numbering =
  /^\s*(?:[-–•*☐☒>]\s+)?(?:(?:[Nn]ew\s+)?[¶§]\s?(\d{1,2}(?:\.\d{1,2})*)\s*|(?:[Ss]ection|SECTION|[Ii]tem|[Pp]aragraph|[Cc]lause|[Pp]ara\.?)\s+(\d{1,2}(?:\.\d{1,2})*)\s*(?:[.:)–-]\s*)?|\(?((?:[A-Z]\.)?\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})[.)]\s+|(\d{1,2}\.\d{1,2})\s+(?=[A-Z][A-Za-z &/,'’()-]{1,60}(?:[:.](?:\s|$)|$))|[QA]\s?(\d{1,2})\s*[.:)]\s*)?/;
export const answer = /^\s*A\s?\d{1,2}\s*[.:)]\s*/;
/** `Response: six months`, `Landlord's answer – none`, `A: six months` below a question in a request for proposals. */
export const namedAnswer =
  /^\s*(?:(?:the\s+)?(?:landlord|owner|ownership|lessor|ll|proposer|tenant)(?:['’]s)?\s+)?(?:response|answer|reply)\s?(?::|\s[–-]\s)\s*|^\s*A(?:ns\.?)?\s?:\s+/i;
/** `Q: Term? A: five years`, `Q3. Parking? A3. Four per 1,000` in one paragraph. */
export const askedAndAnswered = /^\s*Q\s?(\d{0,2})\s?[:.)]\s*([^?\n]{2,160}\?)\s+A\s?\d{0,2}\s?[:.)]\s+(?=\S)/;
/** `Q: ` before a question. */
const askMark = /^\s*Q(?:uestion)?\s?:\s*/i;

/** `7. Rental abatement?` or `Describe the parking.` above `Response: …`: the question is the heading of its answer. */
export function questionOf(
  text: LeaseText,
  block: Block,
): { readonly heading: string; readonly number: string } | null {
  const below = text.blocks.slice(block.index + 1, block.index + 4).find((each) => each.text.trim() !== '');
  if (below === undefined || below.kind === 'row' || !namedAnswer.test(below.text) || namedAnswer.test(block.text))
    return null;
  const lead = numbering.exec(block.text);
  const heading = block.text
    .slice(lead?.[0].length ?? 0)
    .replace(askMark, '')
    .trim();
  return /[$£€%]|\d{3}/.test(heading) || heading.length > 240
    ? null
    : { heading, number: lead?.slice(1).find((group) => group !== undefined) ?? '' };
}

/** `5. What are the estimated operating expenses?` above an answer without a label: three or more make a form. */
export function numberedQuestions(text: LeaseText): ReadonlySet<Block> {
  const filled = text.blocks.filter((block) => block.text.trim() !== '');
  const found = filled.filter((block, at) => {
    const below = filled[at + 1];
    return (
      block.kind !== 'row' &&
      below !== undefined &&
      below.kind !== 'row' &&
      block.text.length < 240 &&
      askedInTurn.test(block.text) &&
      !askedInTurn.test(below.text) &&
      !answer.test(below.text) &&
      !namedAnswer.test(below.text)
    );
  });
  return new Set(found.length >= 3 ? found : []);
}

/** `5. What rent is proposed?`, `2. Please confirm the premises.` */
const askedInTurn =
  /^\s*\(?\d{1,2}[.)]\s+(?:[A-Z][^?\n]{5,200}\?|(?:Please|Describe|Confirm|State|Indicate|Provide|Identify|Specify|Outline) [^?\n]{5,200}[.:])\s*$/;
