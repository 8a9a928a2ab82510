import type { FieldValue } from '#contract/lease-report.ts';
import { moneyIn } from '#documents/lease/lexicon/figures.ts';
import type { FoundMoney } from '#documents/lease/lexicon/money.ts';
import { labelEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import { showMoney } from '../../readers.ts';
import { notWhere, type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const section = /insur|liabil/;
const liability = '(?:liability|public\\s+risk|bodily\\s+injury|personal\\s+injury|injur(?:y|ies))';

export const insuranceLiability = defineField({
  id: 'insurance_liability',
  label: 'Liability insurance',
  group: 'Insurance and casualty',
  lookedFor: 'liability limits per occurrence and in the aggregate',
  topics: ['insurance'],
  isSame: isCompatible,
  evidence: [
    labelEvidence(
      'label',
      /^(?:public|general|commercial\s+general|third\s+party)\s+(?:risk|liability)(?:\s+(?:cover|insurance|policy|limit))?(?:\s+(?:amount|limit|sum))?$/,
      (piece) => {
        const amount = moneyIn(piece)[0];
        return amount === undefined || Number(amount.amount) < 100_000
          ? []
          : [{ value: Number(amount.amount), shown: short(amount), start: amount.start, end: amount.end }];
      },
      { titled: false, limit: 120 },
    ),
    saidEvidence(
      'limits',
      ['occurrence', 'aggregate', 'accident', 'incident', 'occurrences'],
      /[$£€]\s?\d[^;]{0,400}\b(?:occurrence|aggregate|accident|incident)|\b(?:occurrence|aggregate|accident|incident)\b[^;]{0,160}[$£€]\s?\d/i,
      limitsOf,
      { section, about: ['insurance', 'indemnity'] },
    ),
    saidEvidence(
      'singleLimit',
      ['liability', 'injury', 'injuries'],
      new RegExp(
        `\\b${liability}\\b[^;]{0,260}?[$£€]\\s?\\d[^;$£€]{0,120}|[$£€]\\s?\\d[\\d,.]*\\)?[^;$]{0,120}?\\b(?:combined\\s+single\\s+limit|${liability})`,
        'i',
      ),
      ({ sentence, match }) => {
        if (/\b(?:occurrence|aggregate)\b/i.test(sentence)) return null;
        const amount = moneyIn(match)[0];
        return amount === undefined || Number(amount.amount) < 100_000
          ? null
          : { value: Number(amount.amount), shown: short(amount) };
      },
      { section, about: ['insurance', 'indemnity'], weight: rank.vague },
    ),
  ],
  exclusions: [
    {
      // A later item of `Landlord shall maintain: (i) property insurance; (ii) liability insurance`.
      name: 'inLandlordsList',
      excludes: (candidate) => {
        const duties = before(candidate, 2000).match(
          /\b(?:landlord|lessor|tenant|lessee)\b(?![’'])[^.;]{0,60}\b(?:shall|will|must|agrees\s+to)\b[^.;]{0,40}\b(?:maintain|carry|procure|keep|obtain)\b/gi,
        );
        return (
          /^(?:landlord|lessor)/i.test(duties?.at(-1) ?? '') && !/^\W*(?:tenant|lessee)\b/i.test(around(candidate, 0))
        );
      },
    },
    notWhere(
      'otherPolicy',
      /^(?![^$]{0,400}\b(?:general|public|commercial|comprehensive)\b[^$]{0,60}\bliab)[^$]{0,400}\b(?:employers?[’']?s?[’']?\s+liab|automobile|auto\s+liab|umbrella|excess\s+liab|property\s+manager|workers|pollution|environmental|professional|liquor|contractor[’']s|builder[’']s)/i,
    ),
    notWhere(
      'byLandlord',
      /(?<!\b(?:tenant|lessee)\s+and\s{1,200})\b(?:landlord|lessor)\b(?![’'])(?:(?!\b(?:tenant|lessee)\b)[^.;$]){0,60}\b(?:shall|will|must)\b[^.;$]{0,40}\b(?:maintain|carry|procure|keep|obtain|insure)\b/i,
    ),
  ],
});

const short = ({ amount, currency }: Pick<FoundMoney, 'amount' | 'currency'>): string =>
  showMoney(amount, currency).replace(/\.00$/, '');

const plain = (amount: number): string => showMoney(amount).replace(/^\$|\.00$/g, '');

/** Additional umbrella limits don't contradict the others, nor do two sentences that each state one of the limits. */
function isCompatible(a: FieldValue, b: FieldValue): boolean {
  const [left, right] = [String(a), String(b)];
  if (left === right) return true;
  if (typeof a === 'number' && typeof b === 'number') return false;
  if (typeof a === 'number') return right.includes(plain(a));
  if (typeof b === 'number') return left.includes(plain(b));
  const part = (shown: string, name: string) => shown.split(/, (?=[$£€])/).find((each) => each.includes(name));
  return ['occurrence', 'aggregate'].every((name) => {
    const [one, other] = [part(left, name), part(right, name)];
    return one === undefined || other === undefined || one.replace(/^\D+/, '') === other.replace(/^\D+/, '');
  });
}

function limitsOf({ sentence, block, context }: Said): SaidValue | null {
  if (
    !/\b(?:insur|polic(?:y|ies)|coverage)/i.test(`${block.section} ${sentence}`) &&
    !(/\boccurrence\b/i.test(sentence) && context.text.topicsOf(block).includes('insurance'))
  )
    return null;
  if (/\bliability\s+of\s+(?:the\s+)?(?:landlord|lessor)\b/i.test(sentence)) return null;
  const amounts = moneyIn(sentence).filter(({ amount }) => Number(amount) >= 100_000);
  const per = '(?:(?:per|each|any\\s+one|(?:for\\s+)?(?:any\\s+)?one|any|an)\\s+)(?:occurrence|accident|incident)';
  const basis = '\\b(?:on\\s+an|per)\\s+occurrence\\s+(?:basis|form)\\b';
  const occurrence =
    amounts.find(({ end }) => new RegExp(`^\\)?[^$]{0,260}?\\b${per}`, 'i').test(sentence.slice(end))) ??
    amounts.find(({ start }) =>
      new RegExp(`\\b${per}\\w*(?![^$]{0,400}\\baggregate\\b)[^$]{0,60}$`, 'i').test(
        sentence.slice(Math.max(0, start - 110), start),
      ),
    ) ??
    amounts.find(({ start }) =>
      new RegExp(`${basis}(?![^$]*\\baggregate\\b)[^$]{0,110}$`, 'i').test(
        sentence.slice(Math.max(0, start - 150), start),
      ),
    );
  const aggregate = amounts.find(
    (amount) =>
      amount !== occurrence &&
      (/^\)?[^$]{0,60}?\baggregate/i.test(sentence.slice(amount.end)) ||
        /\baggregate\b[^$]{0,60}$/i.test(sentence.slice(Math.max(0, amount.start - 90), amount.start))),
  );
  const shown = [
    occurrence ? `${short(occurrence)} per occurrence` : '',
    aggregate ? `${short(aggregate)} aggregate` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  return shown === '' ? null : { value: shown, shown, weight: aggregate && occurrence ? rank.usual : 0 };
}
