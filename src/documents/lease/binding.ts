import type { LetterReport } from '../../contract/document-report.ts';
import type { Quote } from '../document.ts';
import { clip } from './fields/rule.ts';
import { type LeaseText, sentencesOf } from './prepare/lease-text.ts';
import { passageOf } from './prepare/passage.ts';

type Binding = LetterReport['binding'];

const denies =
  /\bnon-?binding\b|\bnot\s+(?:\w+\s+){0,6}?(?:be\s+)?(?:legally\s+)?(?:binding|bound|obligated)\b|\b(?:no|neither|nor|not)\b[^.]{0,120}\b(?:bound|binding|legal\s+obligations?|contractual\s+obligations?|enforceable|liability|an?\s+agreement\s+to\s+lease|offer\s+capable)\b|\bnot\s+(?:\w+\s+){0,4}constitute\b[^.]{0,80}\b(?:contract|agreement|offer|commitment|lease)|\bsubject\s+to\s+(?:the\s+)?(?:execution|negotiation)\b[^.]{0,80}\b(?:definitive|mutually\s+acceptable|formal)\b/i;
const affirms =
  /\b(?:shall|will|is|are|be|constitutes?|form|forms)\b[^.]{0,60}\b(?:legally\s+)?(?:binding|enforceable|bound)\b|\bbinding\s+(?:upon|on|agreement|obligation|commitment|contract)\b|\bagree\s+to\s+be\s+bound\b/i;
const exceptFor =
  /\b(?:except(?:\s+for|ing)?|other\s+than|with\s+the\s+exception\s+of|save\s+for|notwithstanding\s+the\s+foregoing|provided,?\s+however)\b[^.]{0,260}/i;
const duty = /\b(?:shall|agrees?\s+to|hereby|will)\b[^.]{0,80}\b(?:lease|pay|execute|deliver|deposit)\b/i;
const openness =
  /\bdefinitive\b|\bformal\s+lease\b|\buntil\b[^.]{0,100}\b(?:executed|signed)\b|\bgood\s+faith\b|\bsubject\s+to\b/i;

const subjects: readonly [string, RegExp][] = [
  ['exclusivity', /\bexclusiv|\bno[\s-]shop|\bstand-?still|\bnot\s+(?:market|negotiate|solicit)|\boff\s+the\s+market/i],
  ['confidentiality', /\bconfidential|\bnon-?disclosure/i],
  ['brokers', /\bbroker|\bcommission/i],
  ['deposit', /\bdeposit|\bearnest/i],
  ['costs', /\b(?:costs|expenses|fees)\b/i],
  ['governing law', /\bgoverning\s+law|\bgoverned\s+by/i],
  ['access', /\baccess\b|\binspect/i],
];

/** How far the letter binds, by its own sentences. What follows in law is for counsel to say. */
export function classifyBinding(text: LeaseText): Binding {
  const sentences = text.blocks.flatMap((block) =>
    block.kind === 'heading'
      ? []
      : sentencesOf(block).map((span) => {
          const words = block.text.slice(span.start - block.start, span.end - block.start);
          const cut = clip(words);
          return {
            words,
            quote: () => text.quote({ start: span.start + cut.start, end: span.start + cut.start + cut.text.length }),
          };
        }),
  );
  const denying = sentences.filter(({ words }) => denies.test(words));
  const binding = sentences.filter(({ words }) => affirms.test(withoutDenials(words)));
  const excepted = sentences.filter(({ words }) => {
    const part = exceptFor.exec(words)?.[0] ?? '';
    return (
      (part !== '' && affirms.test(words) && denies.test(words)) ||
      (affirms.test(words) && subjects.some(([, pattern]) => pattern.test(words)) && denying.length > 0)
    );
  });
  const carveouts = subjects
    .filter(([, pattern]) => excepted.some(({ words }) => pattern.test(exceptFor.exec(words)?.[0] ?? words)))
    .map(([name]) => name);
  const quotes = (list: readonly { quote(): Quote }[]) => list.slice(0, 4).map(({ quote }) => passageOf(quote()));
  const ask = 'Ask counsel before relying on it.';
  if (denying.length > 0 && excepted.length > 0) {
    const named = carveouts.length > 0 ? carveouts.join(', ') : 'the parts named';
    return {
      class: 'non_binding_with_carveouts',
      text: `The letter says that it does not bind, save for ${named}. ${ask}`,
      carveouts,
      passages: quotes([...new Set([...excepted, ...denying])]),
    };
  }
  const whole = binding.filter((sentence) => !excepted.includes(sentence));
  if (
    denying.length > 0 &&
    whole.length > 0 &&
    whole.some(
      ({ words }) =>
        /\bthis\s+(?:letter|agreement|proposal|loi)\b|\bthe\s+parties\b|\bupon\s+(?:execution|acceptance|signature)/i.test(
          words,
        ) && !denies.test(words),
    )
  ) {
    return {
      class: 'ambiguous_risk_of_binding',
      text: `The letter denies that it binds, and says elsewhere that it does. ${ask}`,
      carveouts: [],
      passages: quotes([...denying, ...whole]),
    };
  }
  if (denying.length > 0)
    return {
      class: 'non_binding',
      text: `The letter says that it does not bind. ${ask}`,
      carveouts: [],
      passages: quotes(denying),
    };
  if (whole.length > 0)
    return { class: 'binding', text: `The letter says that it binds. ${ask}`, carveouts: [], passages: quotes(whole) };
  const duties = sentences.filter(({ words }) => duty.test(words));
  const open = sentences.filter(({ words }) => openness.test(words));
  return {
    class: 'ambiguous_risk_of_binding',
    text: `The letter does not say whether it binds; letters that say nothing have been held to bind. ${ask}`,
    carveouts: [],
    passages: quotes([...duties, ...open]),
  };
}

/** `not … binding` does not affirm; what follows an exception may. */
function withoutDenials(words: string): string {
  return words
    .replace(
      /\b(?:not|no|neither|nor|non-?)\b[^.,;]{0,100}\b(?:binding|bound|enforceable|obligated|agreement|contract)\b/gi,
      ' ',
    )
    .replace(/\bnon-?binding\b/gi, ' ');
}
