import { figureNumbers } from '../figures.ts';
import type { RiskRule } from './rule.ts';

/** Rules on images and their descriptions. */
export const figureRules: readonly RiskRule[] = [
  {
    id: 'figure-not-referred-to',
    severity: 'medium',
    title: 'A figure that no sentence refers to',
    why: 'A figure without a sentence leaves the reader to guess what it shows; journals ask for a mention of each.',
    add: 'Write one sentence that says what the figure shows, where it supports the argument.',
    find: ({ manuscript }) =>
      manuscript.figures
        .filter(({ mentionedBy }) => mentionedBy === null)
        .map(({ id, caption }) => ({ quote: caption?.text ?? id })),
  },
  {
    id: 'figure-missing',
    severity: 'medium',
    title: 'The text names a figure that was not uploaded',
    why: 'The reader will look for it.',
    add: 'Upload the image, or take the mention out.',
    find: ({ sentences, manuscript }) => {
      const count = manuscript.figures.length;
      const sentence = sentences.find(({ words }) =>
        figureNumbers(words).some((number) => number < 1 || number > count),
      );
      return sentence === undefined ? [] : [{ sentence }];
    },
  },
  {
    id: 'figure-without-description',
    severity: 'low',
    title: 'A figure without a description',
    why: 'A caption must let the figure be understood without the text.',
    add: 'Describe what is shown, of how many, and what marks and bars mean.',
    find: ({ manuscript }) =>
      manuscript.figures.filter(({ caption }) => caption === null).map(({ id }) => ({ quote: id })),
  },
  {
    id: 'figure-without-units',
    severity: 'low',
    title: 'A plot whose description names no units',
    why: 'Axes without units cannot be read or compared.',
    add: 'Name both axes with their units in the figure or its caption.',
    find: ({ manuscript }) =>
      manuscript.figures
        .filter(({ caption }) => caption !== null && plotted.test(caption.text) && !namesUnits(caption.text))
        .map(({ caption }) => ({ quote: caption?.text ?? '' })),
  },
  {
    id: 'third-party-figure',
    severity: 'high',
    title: 'A figure that seems to come from elsewhere',
    why: 'Reusing a figure needs a licence or a permission, and a credit line.',
    add: 'Name the source and the licence or permission, or draw the figure anew.',
    find: ({ manuscript }) =>
      manuscript.figures
        .filter(({ caption }) => caption !== null && borrowed.test(caption.text))
        .map(({ caption }) => ({ quote: caption?.text ?? '' })),
  },
];

const plotted =
  /\b(?:axis|axes|plots?|plotted|curves?|graphs?|line chart|bar chart|scatter|versus|vs\.?|as a function of|over time|spectr(?:um|a)|histogram|distribution of)\b/i;

function namesUnits(caption: string): boolean {
  return units.test(caption) || measures.test(caption);
}

/**
 * Letters count as units only in their exact case, and single letters only after a number, a slash, a bracket or 'in'.
 */
const units =
  /[%°µΩ‰]|\([^()]{1,20}\)|(?:\bin |\d ?|[/[] ?)(?:m|g|s|h|V|A|K|L|l|J|W|N|T)\b|\b(?:nm|mm|cm|km|kg|mg|ms|min|hPa|Hz|kHz|MHz|GHz|eV|keV|meV|mV|kV|mA|Pa|kPa|MPa|GPa|mol|a\.u\.|F1|AUC|USD|EUR)(?![\p{L}\d])/u;

const measures =
  /\b(?:hours?|days?|weeks?|months?|years?|seconds?|minutes?|arbitrary units|percent(?:age)?|points?|scores?|probability|ratios?|fraction|counts?|number of|accuracy|index|degrees|epochs|words|without (?:unit|dimension))\b/i;

const borrowed =
  /\b(?:adapted|reproduced|reprinted|taken|copied|redrawn|modified) (?:with permission )?from\b|\bcourtesy of\b|©|\bcopyright\b|\bimage (?:credit|source)\b|\bsource:|\bscreenshot of\b|\bdownloaded from\b|\bstock photo\b|https?:\/\//i;
