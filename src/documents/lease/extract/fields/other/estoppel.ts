import { durationPattern, readDuration } from '#documents/lease/lexicon/durations.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, readDays } from '../../readers.ts';
import { notWhere, type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const section = /estoppel|certificate|^status\b/;
const about = ['estoppel', 'subordination', 'miscellaneous'] as const;
const certificate =
  '(?:estoppel|certif(?:y|ies|ying|icate)|statement\\s+in\\s+writing|written\\s+statement|offset\\s+statement|statement\\s+(?:confirming|certifying))';
const within = `(?:within|not\\s+less\\s+than|no\\s+less\\s+than|at\\s+least|no\\s+later\\s+than|upon|on)\\s+(${durationPattern})`;

export const estoppel = defineField({
  id: 'estoppel',
  label: 'Estoppel certificate',
  group: 'Other',
  lookedFor: 'the days to give an estoppel certificate',
  topics: ['estoppel'],
  evidence: [
    labelEvidence(
      'label',
      /^estoppel(?:\s+certificates?)?(?:\s+(?:period|delivery|deadline|days|response))*$/,
      first(readDays),
      {
        titled: false,
        limit: 120,
      },
    ),
    saidEvidence(
      'daysToDeliver',
      ['estoppel', 'certificate', 'certifying', 'certify', 'certificates', 'statement'],
      new RegExp(`\\b${within}[^;]{0,700}?\\b${certificate}`, 'i'),
      daysOf,
      { section, about, weight: rank.explicit },
    ),
    saidEvidence(
      'certificateWithin',
      ['estoppel', 'certificate', 'certifying', 'certify', 'certificates', 'statement'],
      new RegExp(`\\b${certificate}\\b[^;]{0,600}?\\b${within}`, 'i'),
      daysOf,
      { section, about, weight: rank.secondary },
    ),
    saidEvidence(
      'underTitle',
      ['request', 'requested', 'requests', 'notice', 'demand'],
      new RegExp(`\\b${within}[^.;]{0,100}?\\b(?:request(?:ed|s)?|notice|demand)\\b`, 'i'),
      (said) => (/estoppel/.test(said.block.section) ? daysOf(said) : null),
      { section, about, weight: rank.indirect },
    ),
    saidEvidence(
      'promptly',
      ['estoppel', 'certificate', 'certifying', 'certify'],
      new RegExp(
        `\\b${certificate}\\b[^.;]{0,300}?\\b(?:promptly|upon\\s+request|on\\s+demand)\\b|\\b(?:promptly|upon\\s+request|upon\\s+(?:written\\s+)?request)\\b[^.;]{0,300}?\\b${certificate}`,
        'i',
      ),
      ({ sentence, block }) =>
        (section.test(block.section) || /\bestoppel\b|\bcertifying\b/i.test(sentence)) &&
        !/\bwithin\s+(?:\d|[a-z-]+\s*\(\d)/i.test(sentence) &&
        !new RegExp(within, 'i').test(sentence)
          ? { value: 'promptly upon request', shown: 'Promptly upon request' }
          : null,
      { section, about, weight: rank.lesser },
    ),
  ],
  exclusions: [
    // Certificates of insurance, of occupancy, of completion, of an officer; bills and statements of expenses.
    notWhere(
      'otherCertificate',
      /\b(?:certificates?\s+of\s+(?:insurance|occupancy|completion)|insurance\s+certificate|statement\s+of\s+(?:operating|expenses|account|actual)|reconciliation|certified\s+(?:mail|check|public|copy)|subordination,\s*non-?disturbance,?\s*and\s+attornment|architect|financial\s+statements?)\b(?![^.]{0,300}\bestoppel)/i,
    ),
  ],
});

function daysOf({ sentence, block, match }: Said): SaidValue | null {
  if (
    !section.test(block.section) &&
    !/\b(?:estoppel|offset\s+statement|status\s+of\s+(?:this|the)\s+lease|status\s+certificate|(?:certificate|statement)\s+of\s+the\s+(?:facts|status|terms)\s+of\s+this\s+lease|certifying|certify\b[^.;]{0,80}\b(?:lease|unmodified|full\s+force)|unmodified|full\s+force)/i.test(
      sentence,
    )
  )
    return null;
  const found = new RegExp(within, 'i').exec(match);
  const duration = found ? readDuration(found[1] ?? '') : null;
  if (duration === null || (duration.unit !== 'day' && duration.unit !== 'week')) return null;
  const days = duration.count * (duration.unit === 'week' ? 7 : 1);
  if (days > 60) return null;
  const isBusiness = /business|working/i.test(found?.[1] ?? '');
  return { value: isBusiness ? `${days} business days` : days, shown: `${days} ${isBusiness ? 'business ' : ''}days` };
}
