import type { TypesetResult } from '#contract/engine.ts';
import { cleanText } from '#contract/free-text.ts';
import { compose } from '#tools/paper-assistant/engine/compose.ts';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { sentencesOf } from '#tools/paper-assistant/engine/provenance.ts';
import { unprintableCharacters } from '#tools/paper-assistant/engine/render/latex.ts';
import { PIXEL } from '#tools/paper-assistant/engine/render/testing/generate-manuscript.ts';
import { pdfText, pdfWords } from '#tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { generateInput } from './generate-input.ts';

/**
 * Makes the PDF of a generated input and returns its problems: a sentence of the user that is not on the pages exactly
 * once, apart from repetitions in the abstract, or a number that the input does not contain. Empty if there are none.
 */
export async function wrongSentences(
  seed: number,
  template: string,
  typeset: (manuscript: Manuscript, figures: Record<string, Uint8Array>) => Promise<TypesetResult>,
): Promise<string[]> {
  const { input, marks, plain } = generateInput(seed);
  const given = { ...input, text: cleanText(input.text).trim(), options: { ...input.options, template } };
  const { manuscript } = compose(given);
  const figures = Object.fromEntries(input.images.map(({ file }) => [file, PIXEL]));
  const { pdf } = await typeset(manuscript, figures);
  const text = pdfWords(await pdfText(pdf, edge))
    .join(' ')
    .toLowerCase();
  const page = joined(text);
  // The abstract repeats body sentences; keywords and a suggested title repeat words.
  const title = manuscript.title.text.toLowerCase();
  const again = [
    ...(manuscript.keywordLine === undefined ? manuscript.keywords : []),
    ...(manuscript.title.origin === 'template' ? [manuscript.title.text] : []),
    ...[...sentencesOf(manuscript)].flatMap(({ sentence }) => (sentence.repeats === undefined ? [] : [sentence.text])),
  ]
    .join(' ')
    .toLowerCase();
  const wrong = marks
    .map((mark) => ({ mark, found: count(page, mark), wanted: 1 + count(again, mark) }))
    // Some classes print the title in the running head too.
    .filter(({ mark, found, wanted }) => found !== wanted && (found < wanted || !title.includes(mark)))
    .map(({ mark, found, wanted }) => `${mark}: ${found} times, not ${wanted}`);
  const source = `${given.text} ${input.images.map(({ description }) => description).join(' ')} ${input.options.seeds}`;
  // LaTeX shows a character that its fonts lack as its code in a box.
  const boxes = [...unprintableCharacters(manuscript).join('')].map((character) =>
    (character.codePointAt(0) as number).toString(16).padStart(4, '0'),
  );
  const known = new Set([...(source.match(/\d+/g) ?? []), ...boxes]);
  const foreign = (text.match(/(?<![\p{L}\d])\d{3,}(?![\p{L}\d])/gu) ?? []).filter((number) => !known.has(number));
  const broken = plain.filter((sentence) => !standsOn(page, joined(pdfWords(sentence).join('').toLowerCase())));
  return [
    ...wrong,
    ...foreign.map((number) => `${number} is a number from nowhere`),
    ...broken.map((sentence) => `not word for word: ${sentence}`),
  ].map((problem) => `${seed} ${template}: ${problem}`);
}

/** Running heads and page numbers are closer to the page's edge than this, in every template; in points. */
const edge = 40;

/** The sentence is in one piece, or in two pieces if a page ends or a figure is between them. */
function standsOn(page: string, sentence: string): boolean {
  if (page.includes(sentence)) return true;
  return [...sentence].some(
    (_, at) => at > 0 && page.includes(sentence.slice(0, at)) && page.includes(sentence.slice(at)),
  );
}

/** Typst's hyphens at line ends are not in the PDF's text, so broken words are two words there. */
function joined(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

function count(text: string, word: string): number {
  return text.split(word).length - 1;
}
