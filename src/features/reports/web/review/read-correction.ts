import { hasTwoDecimals, correctionLimits as limits, correctionMessages as say } from '#contract/correction-rules.ts';
import type { CurrentValues } from '#contract/current-values.ts';
import type { Correction } from '#contract/report-reviews.ts';
import type { CorrectionKind } from '#contract/review-items.ts';
import { severities } from '#contract/severities.ts';

export type ReadCorrection = { readonly correction: Correction } | { readonly field: string; readonly message: string };

/** Reads the correction from the form, or returns the first invalid field and why; the server repeats these checks. */
export function readCorrection(kind: CorrectionKind, typed: CurrentValues): ReadCorrection {
  const value = (typed['value'] ?? '').trim();
  switch (kind) {
    case 'money':
      return numberOf('value', value, amountRules, (amount) => ({ kind, amount }));
    case 'area':
      return numberOf('value', value, areaRules, (area) => ({ kind, area }));
    case 'number':
      return numberOf('value', value, numberRules, (number) => ({ kind, number }));
    case 'date':
      return dateProblem('value', value) ?? { correction: { kind, date: value } };
    case 'text':
      return value === '' ? { field: 'value', message: say.text } : { correction: { kind, text: value } };
    case 'rent':
      return rentOf(value, typed['from'] ?? '', typed['to'] ?? '');
    case 'risk': {
      const severity = severities.find((each) => each === typed['severity']) ?? 'info';
      return value === '' ? { field: 'value', message: say.text } : { correction: { kind, severity, text: value } };
    }
  }
}

function rentOf(value: string, from: string, to: string): ReadCorrection {
  const problem =
    (from === '' ? null : dateProblem('from', from)) ??
    (to === '' ? null : dateProblem('to', to)) ??
    (from !== '' && to !== '' && from > to ? { field: 'to', message: say.period } : null);
  if (problem) return problem;
  return numberOf('value', value, amountRules, (monthly) => ({
    kind: 'rent',
    monthly,
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }));
}

interface NumberRules {
  readonly none: string;
  readonly low: string;
  readonly decimals: string;
  readonly high: string;
  readonly most: number;
  readonly isMoreThanZero?: true;
}

const amountRules: NumberRules = {
  none: say.amount,
  low: say.negativeAmount,
  decimals: say.amountDecimals,
  high: say.amountMost,
  most: limits.amount,
};
const areaRules: NumberRules = {
  none: say.area,
  low: say.areaPositive,
  decimals: say.areaDecimals,
  high: say.areaMost,
  most: limits.area,
  isMoreThanZero: true,
};
const numberRules: NumberRules = {
  none: say.number,
  low: say.negativeNumber,
  decimals: say.numberDecimals,
  high: say.numberMost,
  most: limits.number,
};

function numberOf(
  field: string,
  text: string,
  rules: NumberRules,
  make: (number: number) => Correction,
): ReadCorrection {
  // Amounts as people type them: '$62,500.00', '62 500'.
  const plain = text.replace(/^[^\d.+-]+|[\s,]/g, '');
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  const message = Number.isNaN(number)
    ? rules.none
    : number < 0 || (rules.isMoreThanZero && number === 0)
      ? rules.low
      : number > rules.most
        ? rules.high
        : hasTwoDecimals(number)
          ? null
          : rules.decimals;
  return message === null ? { correction: make(number) } : { field, message };
}

function dateProblem(field: string, iso: string): { field: string; message: string } | null {
  const at = new Date(`${iso}T00:00:00Z`);
  if (!/^\d{4,}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(at.getTime())) return { field, message: say.date };
  return iso < limits.firstDay || iso > limits.lastDay || iso.length > 10 ? { field, message: say.dateRange } : null;
}
