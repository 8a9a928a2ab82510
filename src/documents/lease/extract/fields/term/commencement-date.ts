import { datePattern } from '#documents/lease/lexicon/dates.ts';
import { phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { dayLabelEvidence, definedDayEvidence, lineEvidence, namedDayEvidence } from './day-evidence.ts';
import { dayOrFormula, inDateOrder, isSameDay } from './day-reader.ts';
import { definedTermEvidence, termClauseEvidence, termLabelEvidence, termTitledEvidence } from './term-evidence.ts';
import { conditional, leaseAbove, optionTerm, otherPremises, priorTerm, sentenceOf } from './term-exclusions.ts';

const estimated = '(?:estimated|anticipated|scheduled|target(?:ed)?|projected|expected)';

export const commencementDate = defineField({
  id: 'commencement_date',
  label: 'Commencement date',
  group: 'Term',
  lookedFor: 'a commencement date, or the event that starts the term',
  topics: ['term', 'delivery', 'definitions'],
  isSame: isSameDay,
  evidence: [
    dayLabelEvidence(
      'label',
      /^commenc(?:ing|es)$|^date\s+of\s+entry$|^(?:(?:lease|term|sublease|extension|extended|initial)\s+)*(?:commencement|commencing(?=\s+date)|start(?:ing)?|beginning)(?:\s+date)?(?:\s+of\s+(?:the\s+|this\s+)?(?:lease|term|sublease))?(?:\s*(?:and|\/|&)\s*rent\s+commencement(?:\s+date)?)?$/,
    ),
    dayLabelEvidence(
      'estimate',
      new RegExp(`^${estimated}\\s+(?:(?:lease|term)\\s+)?commencement(?:\\s+date)?$`),
      'An estimated date.',
    ),
    lineEvidence('(?:Lease\\s+)?Commencement\\s+Date'),
    termLabelEvidence('start'),
    termTitledEvidence('start'),
    namedDayEvidence('(?:(?:Lease|Term|Sublease)\\s+)?Commencement\\s+Date'),
    definedDayEvidence('defined', ({ kind }) => [
      'Commencement Date',
      'Commencing Date',
      'Lease Commencement Date',
      'Term Commencement Date',
      'Sublease Commencement Date',
      'Scheduled Lease Commencement Date',
      'Start Date',
      ...(kind === 'amendment' ? ['Extension Term Commencement Date', 'Extension Commencement Date'] : []),
    ]),
    termClauseEvidence('start'),
    definedTermEvidence('start'),
    inDateOrder(
      phraseEvidence(
        'handOver',
        ['deliver', 'release', 'hand', 'delivers'],
        new RegExp(
          `\\bparty\\s+a\\s+(?:shall|will|must)\\s+(?:deliver|release|hand\\s+over)\\b[^.;]{0,90}?\\bparty\\s+b\\b[^.;]{0,40}?\\b(?:on|from)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
      ),
    ),
  ],
  exclusions: [
    optionTerm,
    conditional,
    priorTerm,
    otherPremises,
    leaseAbove,
    {
      // `in force from the Effective Date (though the Lease Term will not commence until the Commencement Date)`
      name: 'contractAlone',
      excludes: (candidate) =>
        candidate.kind !== 'label' &&
        /\bthe\s+(?:lease\s+)?term\s+(?:will|shall|does)\s+not\s+(?:commence|begin|start)\b/i.test(
          sentenceOf(candidate),
        ),
    },
  ],
});
