import { sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { isInRecitals } from '#documents/lease/prepare/recitals.ts';
import type { Candidate, Exclusion } from '../../field.ts';

/** What looks like the term or one of its dates, but belongs to an option, a condition or other premises. */

/** The sentence of a candidate, from its beginning to its end. */
export function sentenceOf({ block, span }: Pick<Candidate, 'block' | 'span'>): string {
  const spans = sentencesOf(block).filter(({ start, end }) => start < span.end && span.start < end);
  const from = spans[0]?.start ?? block.start;
  return block.text.slice(from - block.start, (spans.at(-1)?.end ?? block.end) - block.start);
}

const optionWords =
  /\b(?:option|right|privilege|elects?|entitled|may)\b[^.;]{0,140}\b(?:extend|prolong|renew|extension|renewal)|\b(?:option|renewal)\s+(?:term|period)|(?<!\bunless\b[^.;]{0,60})\brenew(?:s|ed|able|als?)?\b|\bextension\s+(?:term|option|period)\b|\b(?:shall|will)\s+have\s+been\s+(?:\w+\s+)?extended\b|\bfurther\s+(?:term|period)\b|\bextended\s+term\b|\bholdover\b/i;
const extending =
  /\b(?:is|are|be)\s+(?:hereby\s+|further\s+|so\s+|renewed\s+and\s+){0,3}(?:extended|renewed)\b|\bextend(?:ing)?\s+the\b|\bextension\s+(?:term|of)\b/i;

/** The length and the dates of an option, unless an amendment agrees on them. */
export const optionTerm: Exclusion = {
  name: 'optionTerm',
  excludes: (candidate, { kind }) => {
    const sentence = sentenceOf(candidate);
    if (kind === 'amendment' && extending.test(sentence) && !/\b(?:option|right|elects?)\b/i.test(sentence))
      return false;
    return candidate.kind !== 'label' && optionWords.test(ownPart(sentence, candidate));
  },
};

/**
 * The sentence up to the value and the definition after it: later text may mention options without being about them.
 */
function ownPart(sentence: string, { block, span }: Candidate): string {
  const value = block.text.slice(Math.max(0, span.end - block.start - 30), span.end - block.start);
  const at = sentence.indexOf(value);
  const end = at + value.length;
  const own = at < 0 ? sentence : sentence.slice(0, end) + (/^\s*\([^()]{0,80}/.exec(sentence.slice(end))?.[0] ?? '');
  // 'Subject to the exercise of …, the Term shall end on …', 'unless sooner terminated or renewed, …': reservations are
  // not the topic of the sentence.
  const stated = own.replace(
    /^\W{0,4}(?:\w{1,3}[.)]\s+)?(?:subject\s+to|unless|except)\b[^;]{0,500}?,\s+(?=(?:the|this)\s+(?:\w+\s+)?(?:term|lease|sublease)\s+(?:shall|will|must)\b)/i,
    '',
  );
  return stated
    .replace(/\bMay\b/g, ' ')
    .replace(/,?\sor,?\s+if\s+(?:it\s+is\s+)?(?:later|earlier)\b/gi, ' ')
    .replace(/\((?:which|as)\s(?:[a-z]+\s){0,4}?may\s+be\s+(?:extended|delayed|adjusted|postponed)[^()]{0,80}\)/gi, ' ')
    .replace(/\b(?:unless|if\s+not|except\s+as|subject\s+to)\b[^,;.]{0,180},/gi, ' ');
}

/** `If … this Lease shall terminate on the date of the taking`: a conditional statement is not the term. */
export const conditional: Exclusion = {
  name: 'conditional',
  excludes: (candidate) => {
    const lead = ownPart(sentenceOf(candidate), candidate);
    return (
      candidate.kind !== 'label' &&
      /^\W*(?:\(?\w{1,4}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+)?(?:[\w\s]{0,30}\bforegoing,?\s+)?(?:if|in\s+the\s+event|should|where|upon\s+(?:such|the|any|proper)|for\s+example|provided\s+that)\b|\b(?:if|in\s+the\s+event(?:\s+that)?|in\s+which\s+case|exercises?|taking|condemn\w+|destr\w+|casualty|default)\b[^.;]{0,200}\b(?:terminat|expire|end|cease)/i.test(
        lead,
      )
    );
  },
};

/**
 * `Tenant may terminate this Lease as of … (the “Termination Date”)`: the date of an early termination is not the
 * expiration.
 */
export const earlyEnding: Exclusion = {
  name: 'earlyEnding',
  excludes: (candidate) =>
    candidate.kind !== 'label' &&
    /\b(?:may|right|option|elects?|entitled|privilege)\b[^.;]{0,220}\b(?:terminat|cancel|surrender|end)/i.test(
      ownPart(sentenceOf(candidate), candidate),
    ),
};

/** The previous state of the lease: the recitals of an amendment, or the term that 'currently expires'. */
export const priorTerm: Exclusion = {
  name: 'priorTerm',
  excludes: (candidate, { kind, text }) =>
    (kind === 'amendment' &&
      (/\b(?:recitals?|background|witnesseth)\b/.test(candidate.block.section) ||
        isInRecitals(text, candidate.span))) ||
    /^\W*(?:\w\.\s+)?WHEREAS\b|\b(?:currently|presently|(?:is|was|are)\s+(?:currently\s+)?(?:scheduled|set|due)\s+to|originally|heretofore|previously|existing\s+term|current\s+term|(?:original|existing|prior)\s+lease\s+(?:will\s+)?(?:expires?|expired|ends?|ended))\b/i.test(
      ownPart(sentenceOf(candidate), candidate).replace(
        /^.*\b(?:is|are|be)\s+(?:hereby\s+|further\s+|renewed\s+and\s+){0,3}(?:extended|renewed)\b/is,
        '',
      ),
    ),
};

/** `a lease dated March 1, 2026 (the “Master Lease”), which expires on …`: a sublease also states the term of the lease above it. */
export const leaseAbove: Exclusion = {
  name: 'leaseAbove',
  excludes: (candidate, { kind }) => {
    const own = kind === 'sublease' && candidate.kind !== 'label' ? ownPart(sentenceOf(candidate), candidate) : '';
    return (
      /\b(?:master|prime|head|over|ground|main|underlying|superior)[\s-]?lease\b/i.test(own) &&
      !/\bsub-?(?:lease|let|term)/i.test(own)
    );
  },
};

/** The term of other space: expansion premises, first-offer space, a surrendered part. */
export const otherPremises: Exclusion = {
  name: 'otherPremises',
  excludes: (candidate) =>
    /\b(?:expansion|first\s+offer|refusal|must-take|storage|temporary|surrender(?:ed)?|additional|offer(?:ed)?|ROFO|ROFR)\s+(?:lease\s+)?(?:space|premises|term|area)\b|\b\w+\s+amendment\s+premises\b/i.test(
      ownPart(sentenceOf(candidate), candidate).slice(-320),
    ),
};
