import { datePattern } from '#documents/lease/lexicon/dates.ts';
import { phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import {
  dayLabelEvidence,
  definedDayEvidence,
  lineEvidence,
  namedDayEvidence,
  ofOnePremises,
  withNamedDays,
} from './day-evidence.ts';
import { dayOrFormula, inDateOrder, isSameDay } from './day-reader.ts';
import { definedTermEvidence, termClauseEvidence, termLabelEvidence, termTitledEvidence } from './term-evidence.ts';
import { conditional, earlyEnding, leaseAbove, optionTerm, otherPremises, priorTerm } from './term-exclusions.ts';

export const expirationDate = defineField({
  id: 'expiration_date',
  label: 'Expiration date',
  group: 'Term',
  lookedFor: 'an expiration or termination date, or how it follows from the commencement',
  topics: ['term', 'definitions'],
  isSame: isSameDay,
  evidence: [
    dayLabelEvidence(
      'label',
      /^(?:(?:lease|term|scheduled|sublease|extension|extended|initial|new)\s+)*(?:expiration|expiry|termination|end(?:ing)?|(?:expiring|terminating)(?=\s+date))(?:\s+date)?(?:\s+of\s+(?:the\s+|this\s+)?(?:lease|term|sublease|(?:sub)?lease\s+term))?$|^expir(?:ing|es)$|^last\s+day\s+of\s+(?:the\s+)?(?:lease\s+)?term$/,
    ),
    lineEvidence('(?:Lease\\s+)?(?:Expiration|Expiry|Termination)\\s+Date'),
    termLabelEvidence('end'),
    termTitledEvidence('end'),
    namedDayEvidence(
      '(?:(?:(?:Lease|Term|Sublease)\\s+)?(?:Expiration|Expiry|Termination)\\s+Date|expiration\\s+date\\s+of\\s+(?:the|this)\\s+(?:[Ll]ease|[Tt]erm))',
    ),
    definedDayEvidence('defined', ({ kind }) => [
      'Expiration Date',
      'Lease Expiration Date',
      'Term Expiration Date',
      'Scheduled Expiration Date',
      'Scheduled Lease Expiration Date',
      'Sublease Expiration Date',
      'Expiry Date',
      'Termination Date',
      'Lease Termination Date',
      ...(kind === 'amendment'
        ? [
            'Extension Term Expiration Date',
            'Extended Expiration Date',
            'New Expiration Date',
            'Extended Termination Date',
          ]
        : []),
    ]),
    termClauseEvidence('end'),
    definedTermEvidence('end'),
    inDateOrder(
      phraseEvidence(
        'extendedTo',
        ['extend', 'extended', 'extends', 'extending', 'changed', 'amended', 'replaced', 'modified', 'revised'],
        new RegExp(
          `\\b(?:extend(?:ed|s|ing)?\\b[^.;]{0,60}?\\b(?:expir\\w+|termination)\\s+date|(?:expir\\w+|termination)\\s+date\\b[^.;]{0,80}?\\b(?:extended|changed|amended|replaced|modified|revised))\\b[^.;]{0,60}?\\b(?:until|with|by|to(?:\\s+be)?|through(?:\\s+and\\s+including)?)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.asByHeading },
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'takeBack',
        ['take', 'takes'],
        new RegExp(
          `\\bparty\\s+a\\b[^.;]{0,160}?\\btakes?\\s+(?:it\\s+)?back\\b[^.;]{0,40}?\\bon\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
      ),
    ),
  ].map((evidence) => ofOnePremises(withNamedDays(evidence))),
  exclusions: [earlyEnding, optionTerm, conditional, priorTerm, otherPremises, leaseAbove],
});
