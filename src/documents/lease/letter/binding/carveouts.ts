import type { LeaseText } from '../../prepare/lease-text.ts';
import { sentencesIn, type TermPart, termsOf } from '../terms.ts';
import type { BindingSentence } from './binding-rule.ts';

/** The parts that offers make binding, by the words for them, in the order of the report. */
export const carveoutWords: readonly (readonly [string, RegExp])[] = [
  [
    'exclusivity',
    /\bexclusiv\w+|\bstand-?still\b|\bno[\s-]?shop\b|\bnot\b[^.;]{0,30}\b(?:market|solicit|negotiate|offer|entertain|sign with)\b|\bnot\b[^.;]{0,20}\b(?:speak|bargain|talk)\b[^.;]{0,20}\b(?:other|else)|\boff (?:the market|market)\b|\block-?out\b|\b(?:stop|cease|suspend|halt|pause|withdraw)\w*\b[^.;]{0,20}\b(?:market(?:ing)?|showing|offering|listing|advertis\w+|negotiat\w+)\b|\bnot\b[^.;]{0,20}\b(?:show|respond|shop|advertise|list)\b/i,
  ],
  [
    'confidentiality',
    /\bconfiden\w+|\bM?NDA\b|\bprivate\b|\bdisclos\w+|\bto your(?:self|selves)\b|\b(?:itself|themselves)\b|\bhush\b|\bsecrecy\b|\bdiscretion\b|\bnot talk about\b/i,
  ],
  ['governing law', /\bgoverning law\b|\b[A-Z]\w+ law\b|\blaws? of\b/],
  ['access', /\baccess\b|\binspect\w*\b|\bconsultants may\b/i],
  ['deposit', /\bdeposit\b|\bearnest money\b/i],
  ['processing charge', /\bprocessing (?:charge|fee)\b|\bapplication fee\b|\breview fee\b/i],
  [
    'legal costs',
    /\blegal costs\b|\babortive (?:costs|fees)\b|\b(?:architects?|engineering|design|plan|drawing|survey)(?:['’]s?)? (?:costs?|fees?)\b|\bliability for\b[^.;]{0,20}\b(?:engineering|design|drawings)\b|\bcosts if it fails\b|\bown (?:legal )?(?:costs|expenses|fees)\b|\bcosts (?:paragraphs?|clauses?|provisions?|sections?)\b/i,
  ],
  ['brokers', /\bbroker\w*|\bcommissions?\b/i],
  ['jury waiver', /\bjury\b/i],
];

/**
 * The parts that stay binding: named in the sentence itself, in the sentences around it, or in sections that it refers
 * to.
 */
export function carveouts(text: LeaseText, sentences: readonly BindingSentence[]): string[] {
  const around = sentences
    .filter(({ effect }) => effect === 'excepts')
    .flatMap((sentence) => [aboutOf(sentence), ...referred(text, sentence)]);
  const said = around.join('\n');
  return carveoutWords.filter(([, pattern]) => pattern.test(said)).map(([name]) => name);
}

function aboutOf(sentence: BindingSentence): string {
  const { block, start, end, text } = sentence;
  const all = sentencesIn({ block, start: block.start, end: block.end, text: block.text });
  const at = all.findIndex((each) => each.start === start);
  const exceptAt = text.search(/\b(?:except|other than|apart from|save|exception|excluding|with the exception)\b/i);
  const own = exceptAt > 20 && !/\bis the exception\b/i.test(text) ? text.slice(exceptAt) : text;
  // `These two sentences … bind`: the sentences before it; `with one exception:`: the text after it.
  const before = /^\W*(?:these|those|the foregoing|both)\b/i.test(text) ? all.slice(Math.max(0, at - 2), at) : [];
  // If little text is left, the sentence may have been cut at an abbreviation: `by telephone on Oct.`
  const after =
    /:\s*$|\bfollowing\b|\bbelow\b|^\W*(?:one|two|three) exceptions?\b/i.test(text) ||
    (exceptAt > 20 && own.length < 110)
      ? all.slice(at + 1, at + 4)
      : [];
  const marked = /\(\s*(?:legally )?binding\s*\)/i.test(text)
    ? [{ text: block.text.slice(0, end - block.start + 200) }]
    : [];
  return [...before, { text: own }, ...after, ...marked].map((each) => each.text).join('\n');
}

/** `paragraphs B.2 through B.5`, `Sections 14 and 15`, `item 14`: the terms with these numbers. */
function referred(text: LeaseText, { text: said }: BindingSentence): string[] {
  const match =
    /\b(?:paragraphs?|sections?|items?|clauses?|points?)\s+((?:[A-Z]\.)?\d{1,2}(?:(?:\s*(?:,|and|&|or|,\s*and)\s*)(?:[A-Z]\.)?\d{1,2}){0,8})(?:\s*(?:through|to|[-–])\s*((?:[A-Z]\.)?\d{1,2}))?/i.exec(
      said,
    );
  if (match?.[1] === undefined) return [];
  const numbers = [...match[1].matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  const last = match[2] === undefined ? null : Number(/\d+/.exec(match[2])?.[0]);
  if (last !== null)
    for (let number = (numbers.at(-1) ?? last) + 1; number <= last && numbers.length < 20; number += 1)
      numbers.push(number);
  const letter = /^[A-Z]\./.exec(match[1])?.[0];
  const terms = termsOf(text);
  // `B.2` if the part is `B.` and its paragraphs are numbered from 1 again.
  const from =
    letter === undefined
      ? 0
      : Math.max(
          0,
          terms.findLastIndex(({ number }) => `${number}.` === letter),
        );
  return terms
    .slice(from)
    .filter(({ number }) => numbers.includes(Number(/\d{1,2}$/.exec(number)?.[0] ?? -1)))
    .flatMap(({ heading, parts }) => [heading, ...parts.map((part: TermPart) => part.text.slice(0, 200))]);
}
