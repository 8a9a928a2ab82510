import { Decimal } from 'decimal.js';
import type { CrossCheck } from '../../contract/document-report.ts';
import type { Facts } from './facts.ts';
import { showMoney } from './fields/readers.ts';
import { shiftDays, shiftMonths, showDate } from './lexicon/dates.ts';
import { areasIn } from './lexicon/figures.ts';
import { passageOf } from './prepare/passage.ts';

/** Figures of the document that do not agree with each other; each finding shows both. */
export function checkFigures(facts: Facts): CrossCheck[] {
  return [...areas(facts), ...rentRows(facts), ...rentOrder(facts), ...termAndDates(facts), ...share(facts)];
}

/** `a total of 106,610 square feet, consisting of 4,560 … and 98,400 …` */
function areas(facts: Facts): CrossCheck[] {
  const found: CrossCheck[] = [];
  for (const block of facts.text.blocks) {
    if (block.attached || block.contents || !/\b(?:compris|consist|being|total|aggregate|made\s+up)/i.test(block.text))
      continue;
    const all = areasIn(block.text).filter(({ unit, size }) => unit === 'sf' && size >= 100);
    for (const [index, total] of all.entries()) {
      const rest = all.slice(index + 1, index + 8);
      const link = block.text.slice(total.end, rest[0]?.start ?? total.end);
      if (
        rest.length < 2 ||
        !/\b(?:compris(?:ed|ing)|consist(?:ing|s)|being|made\s+up|composed|(?:which\s+)?includes?)\b[^.]{0,60}$/i.test(
          link,
        )
      )
        continue;
      // Parts end with the sentence; a part is smaller than the whole.
      const parts = rest.filter(
        ({ start, size }) => size < total.size && !/\.\s+[A-Z]/.test(block.text.slice(total.end, start)),
      );
      const sum = parts.reduce((all, { size }) => all.plus(size), new Decimal(0));
      const last = parts.at(-1);
      if (
        parts.length < 2 ||
        !last ||
        sum.equals(total.size) ||
        parts.some((part) => sum.minus(part.size).equals(total.size))
      )
        continue;
      found.push({
        rule: 'areas_do_not_add_up',
        severity: 'high',
        text: `The parts add up to ${sum.toNumber().toLocaleString('en-US')} square feet, the document says ${total.size.toLocaleString('en-US')}.`,
        passages: [
          passageOf(facts.text.quote({ start: block.start + total.start, end: block.start + total.end })),
          passageOf(facts.text.quote({ start: block.start + (parts[0]?.start ?? 0), end: block.start + last.end })),
        ],
      });
    }
  }
  return found.slice(0, 5);
}

function rentRows(facts: Facts): CrossCheck[] {
  const area = facts.get('premises_rsf');
  const size = facts.number('premises_rsf');
  return facts.rent.flatMap(({ row, quote }): CrossCheck[] => {
    const found: CrossCheck[] = [];
    if (row.monthly !== undefined && row.annual !== undefined && row.monthly > 0) {
      const year = new Decimal(row.monthly).times(12);
      const months =
        row.from_month !== undefined && row.to_month !== undefined ? row.to_month - row.from_month + 1 : 12;
      const period = new Decimal(row.monthly).times(months);
      if (year.minus(row.annual).abs().greaterThan(0.24) && period.minus(row.annual).abs().greaterThan(0.24)) {
        found.push({
          rule: 'rent_month_and_year',
          severity: 'high',
          text: `Twelve times ${showMoney(row.monthly)} is ${showMoney(year)}, the row says ${showMoney(row.annual)} a year.`,
          passages: [passageOf(quote), passageOf(quote)],
        });
      }
    }
    if (row.psf !== undefined && row.annual !== undefined && size !== null && area !== null && row.annual > 0) {
      const year = new Decimal(row.psf).times(size);
      if (year.minus(row.annual).abs().greaterThan(new Decimal(size).times(0.005).plus(1))) {
        found.push({
          rule: 'rent_rate_and_area',
          severity: 'medium',
          text: `${showMoney(row.psf)} for each of ${size.toLocaleString('en-US')} square feet is ${showMoney(year)}, the row says ${showMoney(row.annual)} a year.`,
          passages: [passageOf(quote), passageOf(area.quote)],
        });
      }
    }
    return found;
  });
}

/** Gaps and overlaps between one row and the next. */
function rentOrder(facts: Facts): CrossCheck[] {
  return facts.rent.flatMap((current, index): CrossCheck[] => {
    const next = facts.rent[index + 1];
    if (!next) return [];
    const passages = [passageOf(current.quote), passageOf(next.quote)];
    if (
      current.row.to_month !== undefined &&
      next.row.from_month !== undefined &&
      next.row.from_month !== current.row.to_month + 1
    ) {
      const text =
        next.row.from_month > current.row.to_month + 1
          ? `No rent is stated for months ${current.row.to_month + 1} to ${next.row.from_month - 1}.`
          : `Month ${next.row.from_month} stands in two rows.`;
      return [{ rule: 'rent_gap_or_overlap', severity: 'medium', text, passages }];
    }
    if (current.row.to !== undefined && next.row.from !== undefined && next.row.from !== shiftDays(current.row.to, 1)) {
      return [
        {
          rule: 'rent_gap_or_overlap',
          severity: 'medium',
          text: `One row ends on ${showDate(current.row.to)}, the next begins on ${showDate(next.row.from)}.`,
          passages,
        },
      ];
    }
    return [];
  });
}

function termAndDates(facts: Facts): CrossCheck[] {
  const start = facts.get('commencement_date');
  const end = facts.get('expiration_date');
  const from = facts.day('commencement_date');
  const to = facts.day('expiration_date');
  if (!start || !end || from === null || to === null) return [];
  if (to <= from) {
    return [
      {
        rule: 'term_and_dates',
        severity: 'critical',
        text: `The term ends on ${showDate(to)}, before it begins on ${showDate(from)}.`,
        passages: [passageOf(start.quote), passageOf(end.quote)],
      },
    ];
  }
  const term = facts.get('term_months');
  if (!term || facts.termMonths === null) return [];
  const expected = shiftDays(shiftMonths(from, facts.termMonths), -1);
  const distance = Math.abs(Date.parse(expected) - Date.parse(to)) / 86_400_000;
  // A partial first month lengthens the term up to the end of a month.
  if (distance <= 1 || (to > expected && distance <= 31)) return [];
  return [
    {
      rule: 'term_and_dates',
      severity: 'high',
      text: `${facts.termMonths} months from ${showDate(from)} end on ${showDate(expected)}, the document says ${showDate(to)}.`,
      passages: [passageOf(term.quote), passageOf(end.quote)],
    },
  ];
}

function share(facts: Facts): CrossCheck[] {
  const premises = facts.number('premises_rsf');
  const building = facts.number('building_rsf');
  const percent = facts.number('opex_share');
  const [field, area] = [facts.get('opex_share'), facts.get('building_rsf')];
  if (premises === null || building === null || percent === null || !field || !area || building <= premises) return [];
  const ratio = new Decimal(premises).div(building).times(100);
  if (ratio.minus(percent).abs().lessThanOrEqualTo(0.05)) return [];
  return [
    {
      rule: 'share_and_areas',
      severity: 'medium',
      text: `${premises.toLocaleString('en-US')} of ${building.toLocaleString('en-US')} square feet are ${ratio.toFixed(2)} %, the document says ${field.candidate.shown}.`,
      passages: [passageOf(field.quote), passageOf(area.quote)],
    },
  ];
}
