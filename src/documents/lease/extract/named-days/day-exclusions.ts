import { topicsOfHeadings } from '../../topics/heading-topics.ts';
import { type DayExclusion, ifPassed, sentenceOf } from './day-rule.ts';

const ofWork = /\b(?:landlord|lessor|tenant|lessee)[’']s\s+work\b|\bsubstantial(?:ly)?\s+complet/i;

export const dayExclusions: readonly DayExclusion[] = [
  {
    // A work letter contains terms of the deal, with or without its heading; forms and rules attached to the lease do
    // not.
    name: 'elsewhere',
    excludes: ({ block }) =>
      !block.operative ||
      block.contents ||
      (block.attached && !topicsOfHeadings(block.section).includes('work') && !ofWork.test(block.text)),
  },
  {
    // `that certain Lease dated May 1, 2001 (the “Original Lease Date”)`: the date of another document.
    name: 'ofAnotherPaper',
    excludes: ({ span, block }) =>
      /\b(?:dated|made|entered\s+into|executed|recorded|filed)\b[^.;]{0,40}$/i.test(
        block.text.slice(Math.max(0, span.start - block.start - 60), span.start - block.start),
      ) || /\b(?:that\s+certain|whereas)\b/i.test(sentenceOf(block, span)),
  },
  {
    name: 'former',
    excludes: ({ span, block }) =>
      /\b(?:original(?:ly)?|prior(?!\s+(?:to|written|notice))|previous(?:ly)?|former(?:ly)?|existing(?!\s+(?:premises|space|(?:sub-?)?(?:tenant|occupant|lessee))\b)|hereby\s+deleted)\b/i.test(
        sentenceOf(block, span),
      ),
  },
  {
    // A date that recurs every year, or that is in an example, is not a date to watch.
    name: 'ofAnyYear',
    excludes: ({ kind, span, block }) =>
      kind === 'deadline' &&
      /\b(?:each(?!\s+of\s+(?:the\s+)?(?:landlord|lessor|tenant|lessee|parties)\b)|every|annually|example|assum\w+)\b/i.test(
        sentenceOf(block, span),
      ),
  },
  {
    name: 'denied',
    excludes: ({ label, span, block, denies }) =>
      denies !== true &&
      !label.startsWith(ifPassed) &&
      !label.endsWith('of an option') &&
      /\b(?:shall|will|need|does|do|is|are|must)\s+not\b|\bnot\s+be\s+required\b/i.test(
        block.text.slice(span.start - block.start, span.end - block.start),
      ),
  },
];
