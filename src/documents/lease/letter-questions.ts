import type { LetterReport } from '../../contract/document-report.ts';
import type { Quote } from '../document.ts';
import type { Facts } from './facts.ts';
import { passageOf } from './prepare/passage.ts';
import { sentenceWith } from './risks/risk-rule.ts';

type Question = LetterReport['questions'][number];

interface Topic {
  readonly topic: string;
  readonly question: string;
  readonly why: string;
  readonly words: readonly string[];
  /** What shows that the letter speaks of it. */
  readonly mention: RegExp;
  /** What a passage must have to be an answer; without one any mention answers. */
  readonly answer?: RegExp;
  readonly when?: (facts: Facts) => boolean;
}

const topics: readonly Topic[] = [
  {
    topic: 'Guaranty',
    question: 'Will the landlord ask for a guaranty or other credit support, and with which cap and end?',
    why: 'Landlords often raise it only in the lease draft.',
    words: ['guaranty', 'guarantor', 'guarantee', 'guaranteed', 'credit'],
    mention: /\bguarant(?:y|or|ee|eed)\b|\bletter\s+of\s+credit\b/gi,
  },
  {
    topic: 'Holdover',
    question: 'What is the rent for holding over, and are consequential damages excluded?',
    why: 'A late move can cost twice the rent.',
    words: ['holdover', 'holding'],
    mention: /\bhold(?:ing)?[\s-]?over\b/gi,
    answer: /\d\s?%|percent|times/i,
  },
  {
    topic: 'Operating expenses: exclusions, gross-up and audit',
    question: 'Which expenses are excluded, to which occupancy are they grossed up, and may the tenant audit them?',
    why: 'The definition of expenses is worth as much as the cap.',
    words: ['audit', 'exclusions', 'excluded', 'gross', 'grossed', 'expenses'],
    mention: /\boperating\s+(?:expenses|costs)\b|\bCAM\b|\bNNN\b/gi,
    answer: /\baudit\b[\s\S]*\b(?:exclu|gross)|\b(?:exclu|gross)[\s\S]*\baudit\b/i,
  },
  {
    topic: 'Non-disturbance (SNDA)',
    question: 'Will present and future lenders give a non-disturbance agreement?',
    why: 'Without it a foreclosure can end the lease.',
    words: ['disturbance', 'snda', 'nondisturbance', 'subordination'],
    mention: /\bnon-?disturbance\b|\bSNDA\b|\bsubordinat/gi,
  },
  {
    topic: 'Relocation',
    question: 'May the landlord move the tenant, and if so, at whose cost and with which notice?',
    why: 'Forms of landlords often hold the right.',
    words: ['relocate', 'relocation', 'substitute'],
    mention: /\brelocat|\bsubstitute\s+(?:space|premises)/gi,
  },
  {
    topic: 'Early termination',
    question: 'May either side end the lease early, when, and for which fee?',
    why: 'Needs change within a long term.',
    words: ['termination', 'terminate', 'cancel'],
    mention: /\b(?:early\s+)?termination\s+(?:option|right|fee)|\b(?:option|right)\s+to\s+(?:terminate|cancel)/gi,
    when: ({ termMonths }) => termMonths === null || termMonths >= 36,
  },
  {
    topic: 'After-hours heating and cooling',
    question: 'What are the building hours, and what does service after hours cost?',
    why: 'For teams that work late it is a second utility bill.',
    words: ['hvac', 'hours', 'cooling', 'heating'],
    mention: /\bafter[\s-]hours\b|\bHVAC\b|\bbuilding\s+hours\b|\bhours\s+of\s+operation/gi,
    when: ({ value }) => !/warehouse|industrial|land\b/i.test(String(value('permitted_use') ?? '')),
  },
  {
    topic: 'Late delivery',
    question: 'What does the tenant get when the space is late, and from which outside date may it leave?',
    why: 'The old lease ends whether or not the new space is ready.',
    words: ['delay', 'outside', 'late', 'deliver', 'delivery'],
    mention:
      /\boutside\s+date\b|\b(?:late|delay\w*)\b[^.]{0,60}\b(?:deliver|possession|completion)|\bdeliver\w*\b[^.]{0,80}\b(?:credit|abate|terminate|penalt)/gi,
  },
  {
    topic: 'Restoration',
    question: 'What must be removed at the end of the term, and when will the landlord say so?',
    why: 'Removing cabling and improvements can cost months of rent.',
    words: ['restore', 'restoration', 'removal', 'remove', 'surrender'],
    mention: /\brestor|\bremov(?:e|al)\b|\bsurrender/gi,
  },
  {
    topic: 'Free rent and expenses',
    question: 'Are operating expenses and parking also free during the free months?',
    why: 'Free base rent alone still leaves a bill.',
    words: ['abated', 'abatement', 'free'],
    mention: /\babat(?:ed|ement)\b|\bfree\s+(?:base\s+)?rent\b/gi,
    answer:
      /\b(?:operating|additional|expenses|gross|all)\b[^.]{0,60}\b(?:abat|free|also)|\babat\w+[^.]{0,80}\b(?:additional\s+rent|operating\s+expenses|expenses)/i,
    when: ({ get }) => get('free_rent') !== null,
  },
  {
    topic: 'Lease form',
    question: 'Whose form of lease is used, and by when must it be signed?',
    why: 'Whose form it is decides a hundred terms that the letter leaves open.',
    words: ['form', 'draft', 'document'],
    mention:
      /\bform\s+(?:of\s+)?lease|\blease\s+(?:form|draft|document)|\bstandard\s+(?:form|lease)|\bdraft\s+(?:of\s+)?(?:the\s+)?lease/gi,
  },
  {
    topic: 'Commencement',
    question: 'On which day does the term begin, and what if work is late?',
    why: 'Everything else counts from it.',
    words: ['commencement', 'commence', 'commencing'],
    mention: /\bcommenc/gi,
  },
  {
    topic: 'Security deposit',
    question: 'How much is the deposit, and does it step down?',
    why: 'It ties up cash for the whole term.',
    words: ['deposit'],
    mention: /\bdeposit\b/gi,
    answer: /\$|month|none|waive|no\s+security/i,
  },
  {
    topic: 'Improvement allowance',
    question: 'Is there an allowance, what may it pay for, and by when?',
    why: 'Building out is the largest cost at the start.',
    words: ['allowance', 'improvements', 'improvement', 'turnkey'],
    mention: /\ballowance\b|\bturn-?key\b|\bimprovements?\b/gi,
  },
  {
    topic: 'Renewal',
    question: 'Is there an option to renew, at which rent and with which notice?',
    why: 'Without one the tenant negotiates from scratch.',
    words: ['renew', 'renewal', 'extend', 'extension'],
    mention: /\brenew|\bextend|\bextension\s+option/gi,
    answer: /\bmarket\b|\$|\d\s?%|percent|same\s+terms/i,
  },
  {
    topic: 'Assignment and subletting',
    question: 'When may the tenant assign or sublet, and are affiliates free?',
    why: 'It is the exit when plans change.',
    words: ['assign', 'assignment', 'sublet', 'sublease', 'subletting'],
    mention: /\bassign|\bsublet|\bsubleas/gi,
  },
  {
    topic: 'Parking',
    question: 'How many spaces are there, where, and at which price?',
    why: 'Parking may be charged later.',
    words: ['parking'],
    mention: /\bparking\b/gi,
  },
  {
    topic: 'Expenses cap',
    question: 'Is the yearly increase of controllable expenses capped?',
    why: 'Expenses rise faster than rent in some years.',
    words: ['controllable', 'cap', 'capped'],
    mention: /\bcontrollable\b|\bcap(?:ped)?\b/gi,
    when: ({ value }) => value('lease_structure') !== 'gross',
  },
  {
    topic: 'Use and exclusivity',
    question: 'Is the use wide enough for later plans, and is there an exclusive?',
    why: 'A narrow use hinders a sublease.',
    words: ['use', 'uses'],
    mention: /\buses?\b/gi,
  },
  {
    topic: 'Brokers',
    question: 'Who pays which broker?',
    why: 'Commissions that nobody pays become claims.',
    words: ['broker', 'brokers', 'brokerage', 'commission', 'commissions'],
    mention: /\bbroker|\bcommission/gi,
  },
];

/** Questions only where the letter gives no answer, or an open one. */
export function askQuestions(facts: Facts): Question[] {
  return topics.flatMap((topic): Question[] => {
    if (topic.when && !topic.when(facts)) return [];
    const { question, why } = topic;
    const mention = sentenceWith(facts, topic.words, topic.mention);
    const base = {
      topic: topic.topic,
      question,
      why,
      looked_for: `Looked for ${topic.words.map((word) => `“${word}”`).join(', ')}.`,
    };
    if (mention === null) return [{ ...base, answer: 'missing', passage: null }];
    if (isOpen(mention) || (topic.answer && !answered(facts, topic, topic.answer)))
      return [{ ...base, answer: 'weak', passage: passageOf(mention) }];
    return [];
  });
}

/** `to be agreed`, `TBD`, a blank: a mention that settles nothing. */
function isOpen(quote: Quote): boolean {
  return /\bto\s+be\s+(?:agreed|determined|negotiated|discussed|confirmed|mutually)|\bTBD\b|\bT\.B\.D|_{3,}|\bnegotiable\b|\bas\s+mutually\s+agreed|\bsubject\s+to\s+(?:further\s+)?negotiation/i.test(
    quote.text,
  );
}

function answered(facts: Facts, { words, mention }: Topic, answer: RegExp): boolean {
  return facts.text
    .blocksWith(words)
    .some((block) => new RegExp(mention.source, 'i').test(block.text) && answer.test(block.text));
}
