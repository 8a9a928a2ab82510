import type { InstrumentKind } from '../../judge-kind.ts';
import type { Schedule } from './step.ts';

/** What looks like a schedule of base rent and is not. */
export interface RentExclusion {
  readonly name: string;
  excludes(schedule: Schedule, kind: InstrumentKind): boolean;
}

const baseRent =
  /\b(?:base|basic|minimum|fixed|annual|monthly|yearly|net|contract)\s+(?:(?:annual|monthly|base|net|minimum)\s+)?rent(?:al)?s?\b/i;
const rent = /\brent(?:al|als|s)?\b|\bbase\s+price\b|\b(?:license|rental|occupancy)\s+fee\b/i;

/** The words that announce it: the last 220 characters in front, where a list or a table begins. */
const near = ({ lead }: Schedule) => lead.slice(-260);
/** The text of its lines. */
const own = ({ steps, block }: Schedule) =>
  steps
    .map((step) =>
      step.block.text.slice(Math.max(0, step.start - step.block.start - 90), step.end - step.block.start + 90),
    )
    .join(' ') || block.text;
const announced = (schedule: Schedule) =>
  schedule.reader === 'stated' ? `${schedule.lead.slice(0, 240)} ${own(schedule)}` : near(schedule);

const byWords = (name: string, pattern: RegExp, unless?: RegExp): RentExclusion => ({
  name,
  excludes: (schedule) => {
    const words = announced(schedule);
    return (
      (pattern.test(words) && !(unless?.test(words) ?? false)) ||
      pattern.test(schedule.block.section.split(' > ').at(-1) ?? '')
    );
  },
});

export const rentExclusions: readonly RentExclusion[] = [
  {
    name: 'notAboutRent',
    excludes: (schedule) =>
      !rent.test(
        `${schedule.lead.slice(-420)} ${schedule.block.section} ${schedule.steps[0]?.block.text.slice(0, 200) ?? ''}`,
      ),
  },
  byWords(
    'parking',
    /\b(?:parking|garage|storage\s+(?:space|unit|rent)|antenna|signage\s+(?:fee|rent)|locker)\b/i,
    baseRent,
  ),
  byWords(
    'expenses',
    /\b(?:operating\s+(?:expense|cost)s?|common\s+area\s+maintenance|CAM|management\s+fee|real\s+estate\s+tax(?:es)?|utilit(?:y|ies)|insurance|additional\s+rent(?:al)?|service\s+charge)\b/i,
    /\b(?:base|basic|minimum|fixed|monthly|annual|net)\s+(?:(?:annual|monthly|base)\s+)?rent(?:al)?\b|\brent\s+(?:schedule|is|shall\s+be|of)\b|\bnet\s+of\s+(?:all\s+)?operating\b/i,
  ),
  byWords(
    'deposit',
    /\b(?:security\s+)?deposits?\b|\bletter\s+of\s+credit\b/i,
    /\b(?:base|minimum|monthly|annual)\s+rent\b[^.]{0,80}[$£€\d]/i,
  ),
  byWords(
    'breakpoint',
    /\bbreak\s?points?\b|\bgross\s+sales\b|\bpercentage\s+rent\b/i,
    /\bminimum\s+(?:annual\s+)?rent\b[^.]{0,80}$/i,
  ),
  {
    name: 'option',
    excludes: (schedule, kind) => {
      const words = `${schedule.reader === 'stated' ? announced(schedule) : near(schedule).slice(-200)} ${schedule.block.section}`;
      const option =
        /\b(?:option\s+(?:term|period|rent|year)s?|option\s+to\s+(?:renew|extend)|renewal\s+option|extension\s+option|options?\s+periods?|exercis\w+\s+(?:the|its|such|this)\s+option)\b/i;
      const renewal = /\b(?:renewal|extension|extended)\s+(?:term|period|rent)s?\b|\bholding\s+over\b|\bhold\s?over\b/i;
      const nearest = kind === 'loi' ? words.slice(0, 240).slice(-110) : words;
      return option.test(words) || (kind !== 'amendment' && renewal.test(nearest));
    },
  },
  byWords(
    'superseded',
    /\bWHEREAS\b|\brecitals?\b|\b(?:currently|presently|previously|heretofore|originally)\s+(?:\w+\s+){0,3}(?:pay|paid|paying|payable|provid|set\s+forth|requir|is|leas)\w*\b|\bprior\s+to\s+the\s+(?:effective|amendment|extension)\b/i,
  ),
  {
    name: 'transfer',
    excludes: (schedule, kind) =>
      kind !== 'sublease' &&
      /\b(?:sublet\w*|subtenants?|subleases?|sublessees?|assignees?|transferees?|in\s+excess\s+of\s+the\s+rent)\b/i.test(
        schedule.reader === 'stated' ? announced(schedule) : near(schedule).slice(-120),
      ),
  },
  byWords(
    'masterLease',
    /\b(?:master|prime|over|head)\s?-?lease\b[^.]{0,60}\brent\b|\brent\b[^.]{0,60}\bunder\s+the\s+(?:master|prime|over|head)\s?-?lease\b|\bother\s+(?:tenants?|occupants?)\b/i,
  ),
  byWords(
    'otherPayment',
    /\b(?:late\s+(?:charge|fee)s?|liquidated\s+damages|termination\s+(?:fee|payment|charge)|allowance|amorti[sz]\w+|purchase\s+price|brokers?|commission|reimburse\w*|penalty)\b/i,
    /\b(?:base|minimum|monthly|annual)\s+rent\b[^.]{0,120}[$£€\d]/i,
  ),
  byWords(
    'example',
    /\b(?:for\s+(?:example|instance)|by\s+way\s+of\s+(?:example|illustration)|hypothetical\w*|for\s+(?:purposes\s+of\s+)?illustrati\w+|e\.g\.)/i,
  ),
  byWords(
    'prepaid',
    /\b(?:upon|at|on)\s+(?:the\s+)?(?:full\s+)?(?:execution|signing)\b|\bprepaid\b|\bpro-?rated?\b|\bper\s+diem\b|\b(?:due|paid)\s+(?:upon|on|at)\s+(?:execution|signing)\b/i,
    /\b(?:each|every)\s+(?:calendar\s+)?month\b|\bper\s+month\b|\bmonthly\b/i,
  ),
];
