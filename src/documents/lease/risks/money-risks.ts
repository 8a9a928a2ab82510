import { firstMonthlyRent } from '../facts.ts';
import { showMoney } from '../fields/readers.ts';
import { onField, type RiskRule, sentenceWith, whenAbsent } from './risk-rule.ts';

export const moneyRisks: readonly RiskRule[] = [
  {
    rule: 'escalation_high',
    why: 'Rent that rises faster than the market costs more every year, and the gap compounds.',
    question: 'Can the yearly increase be lowered or tied to a capped index?',
    hurts: 'tenant',
    find: (facts) => {
      const percent = facts.number('escalation');
      if (percent === null || percent <= 4) return [];
      return onField(facts, 'escalation', (_, shown) => ({
        severity: 'medium',
        text: `Rent rises by ${shown}, more than the usual 3 to 4 % a year.`,
      }));
    },
  },
  {
    rule: 'index_without_cap',
    why: 'An index without a cap passes the whole risk of inflation to the tenant.',
    question: 'Will the landlord accept a cap on the yearly index increase?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'escalation', (words) =>
        /consumer\s+price|\bCPI\b/i.test(words) &&
        !/\b(?:not\s+exceed|no\s+more\s+than|cap|maximum|in\s+no\s+event)\b/i.test(words)
          ? { severity: 'high', text: 'Rent follows a price index, and the passage names no cap.' }
          : null,
      ),
  },
  {
    rule: 'percentage_rent_breakpoint',
    why: 'Without a natural breakpoint percentage rent can be due before the store has earned its base rent.',
    question: 'Is the breakpoint natural (base rent divided by the percentage)?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'percentage_rent', (words) =>
        /natural/i.test(words)
          ? null
          : { severity: 'medium', text: 'Percentage rent is due; the passage names no natural breakpoint.' },
      ),
  },
  {
    rule: 'abatement_clawback',
    why: 'Free rent that must be paid back after a default turns a small default into a large debt.',
    question: 'Can the claw-back be limited to the unamortized part, or dropped?',
    hurts: 'tenant',
    find: (facts) => {
      if (facts.get('free_rent') === null) return [];
      const quote = sentenceWith(
        facts,
        ['abated', 'abatement'],
        /\b(?:abate(?:d|ment)|rent\s+credit)\b[^.]{0,260}\b(?:default|terminat\w+)\b[^.]{0,200}\b(?:due|repay|payable|reimburse|convert|unamortized|recover|void)/gi,
      );
      return quote
        ? [{ severity: 'medium', text: 'The free rent can be taken back after a default or an early end.', quote }]
        : [];
    },
  },
  {
    rule: 'absolute_net',
    why: 'Under an absolute net lease the tenant bears structure, roof and capital costs, without a limit.',
    question: 'Which capital and structural costs stay with the landlord?',
    hurts: 'tenant',
    find: (facts) =>
      facts.value('lease_structure') === 'absolute'
        ? onField(facts, 'lease_structure', () => ({
            severity: 'high',
            text: 'The lease is absolutely net: every cost of the property is the tenant’s.',
          }))
        : [],
  },
  {
    rule: 'opex_cap_absent',
    why: 'In a net lease the tenant pays whatever the landlord spends, unless controllable expenses are capped.',
    question: 'Will the landlord cap the yearly increase of controllable expenses, without cumulation?',
    hurts: 'tenant',
    find: (facts) =>
      facts.net
        ? whenAbsent(facts, 'opex_cap', {
            severity: 'high',
            text: 'The tenant pays expenses, and no cap on controllable expenses was found.',
          })
        : [],
  },
  {
    rule: 'opex_cap_cumulative',
    why: 'A cumulative cap lets unused increases of good years return in bad ones.',
    question: 'Can the cap be non-cumulative and non-compounding?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'opex_cap', (words) =>
        /(?<!non-?)\b(?:cumulative|compound)/i.test(words)
          ? { severity: 'medium', text: 'The cap on expenses is cumulative.' }
          : null,
      ),
  },
  {
    rule: 'fee_high',
    why: 'Fees on top of expenses are income of the landlord that grows with its own spending.',
    question:
      'Can the fee be limited to what comparable buildings charge (3 to 5 % for management, at most 15 % for administration)?',
    hurts: 'tenant',
    find: (facts) => {
      const percent = facts.number('mgmt_admin_fee');
      if (percent === null) return [];
      return onField(facts, 'mgmt_admin_fee', (words, shown) => {
        const limit = /administrati|overhead|supervis/i.test(words) && !/management/i.test(words) ? 15 : 5;
        return percent > limit ? { severity: 'medium', text: `A fee of ${shown} is charged on top of costs.` } : null;
      });
    },
  },
  {
    rule: 'capital_not_amortized',
    why: 'Capital items charged at once make the tenant pay for improvements that outlast its term.',
    question:
      'Will capital items be excluded, or amortized over their useful life with only the share of the term charged?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'capex_passthrough', (words) =>
        /\bcapital\b/i.test(words) &&
        !/amorti[sz]|useful\s+life|depreciat|exclud|not\s+include|except|shall\s+be\s+assessed|No\s/i.test(words)
          ? {
              severity: 'high',
              text: 'Capital items are among the expenses, and the passage does not spread them over their useful life.',
            }
          : null,
      ),
  },
  {
    rule: 'base_year_not_grossed_up',
    why: 'A base year with an empty building is low, so every later year shows a rise that the tenant pays.',
    question: 'Will the base year be grossed up to 95 or 100 % occupancy?',
    hurts: 'tenant',
    find: (facts) =>
      facts.get('base_year') !== null
        ? whenAbsent(facts, 'gross_up', {
            severity: 'medium',
            text: 'There is a base year, and no gross-up of expenses was found.',
          })
        : [],
  },
  {
    rule: 'audit_absent',
    why: 'Without a right to audit the tenant must take the landlord’s statement of expenses on trust.',
    question: 'Will the landlord grant a yearly audit, with its cost on the landlord when errors exceed 3 to 5 %?',
    hurts: 'tenant',
    find: (facts) =>
      facts.net || facts.get('base_year') !== null
        ? whenAbsent(facts, 'audit_right', {
            severity: 'high',
            text: 'The tenant pays expenses, and no right to audit them was found.',
          })
        : [],
  },
  {
    rule: 'audit_window_short',
    why: 'Statements arrive late and in bulk; a short window makes the audit right worthless.',
    question: 'Can the window be at least 90 days after the statement?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'audit_right', (words) => {
        const window = /\bwithin\s+(?:\w+[\s-]?\w*\s+)?\(?(\d{1,3})\)?\s+days/i.exec(words)?.[1];
        return window !== undefined && Number(window) < 60
          ? { severity: 'medium', text: `Expenses must be questioned within ${window} days.` }
          : null;
      }),
  },
  {
    rule: 'tax_reassessment',
    why: 'A sale of the property can multiply its taxes, and the tenant would pay its share of that.',
    question: 'Will the landlord carry increases caused by a sale during the term?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['reassessment', 'reassessed', 'ownership'],
        /\breassess\w*\b[^.]{0,160}\b(?:sale|transfer|change\s+(?:of|in)\s+ownership)|\b(?:sale|transfer|change\s+(?:of|in)\s+ownership)\b[^.]{0,160}\breassess\w*/gi,
      );
      return quote && !/\bnot\b|exclud/i.test(quote.text)
        ? [
            {
              severity: 'medium',
              text: 'Tax increases after a sale or change of ownership are passed to the tenant.',
              quote,
            },
          ]
        : [];
    },
  },
  {
    rule: 'deposit_high',
    why: 'Money held by the landlord earns nothing for the tenant and is at risk if the landlord fails.',
    question: 'Can the deposit be reduced, or burn down after punctual payment?',
    hurts: 'tenant',
    find: (facts) => {
      const deposit = facts.number('security_deposit');
      const month = firstMonthlyRent(facts);
      if (deposit === null || month === null || month === 0 || deposit <= 3 * month + 0.01) return [];
      return onField(facts, 'security_deposit', (_, shown) => ({
        severity: 'medium',
        text: `The deposit of ${shown} is more than three months of the first rent (${showMoney(month)} a month).`,
      }));
    },
  },
  {
    rule: 'letter_of_credit_no_burn_down',
    why: 'A letter of credit binds credit lines for the whole term.',
    question: 'Will the amount step down over the term?',
    hurts: 'tenant',
    find: (facts) => {
      if (
        facts.get('letter_of_credit') === null ||
        /reduc|burn|step\s*down|decreas/i.test(
          sentenceWith(
            facts,
            ['credit'],
            /\bletter\s+of\s+credit\b[^.]{0,200}\b(?:reduc|burn|step\s*down|decreas)\w*/gi,
          )?.text ?? '',
        )
      )
        return [];
      return onField(facts, 'letter_of_credit', () => ({
        severity: 'low',
        text: 'A letter of credit is required, and no reduction over the term was found.',
      }));
    },
  },
  {
    rule: 'late_charge_high',
    why: 'A late charge above 5 % or interest above 18 % a year is more than what late payment costs.',
    question: 'Can the charge be lowered, with one notice and a grace period each year?',
    hurts: 'tenant',
    find: (facts) => {
      const percents = [...(facts.get('late_charge')?.candidate.shown ?? '').matchAll(/(\d+(?:\.\d+)?)%/g)].map(
        ([, percent]) => Number(percent),
      );
      return percents.some((percent) => percent > 5)
        ? onField(facts, 'late_charge', (_, shown) => ({
            severity: 'medium',
            text: `The late charge is ${shown.charAt(0).toLowerCase()}${shown.slice(1)}.`,
          }))
        : [];
    },
  },
  {
    rule: 'holdover_rate',
    why: 'Moving out late by a few days can cost a multiple of the rent.',
    question: 'Can the rate be 125 to 150 % for the first one or two months, pro rata by the day?',
    hurts: 'tenant',
    find: (facts) => {
      const percent = facts.number('holdover');
      if (percent === null || percent <= 150) return [];
      return onField(facts, 'holdover', (_, shown) => ({
        severity: percent >= 200 ? 'high' : 'medium',
        text: `Holding over costs ${shown} of the rent.`,
      }));
    },
  },
  {
    rule: 'holdover_consequential',
    why: 'Consequential damages (a lost successor tenant) have no upper limit.',
    question: 'Can consequential damages be excluded, or begin only after 60 days of holding over?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['holdover', 'holding', 'surrender'],
        /\bhold(?:ing|s)?[\s-]?over\b[^.]{0,400}\b(?:consequential|lost\s+profits|any\s+succeeding\s+tenant)|\bconsequential\b[^.]{0,120}\bhold(?:ing|s)?[\s-]?over/gi,
      );
      return quote && !/\bnot\b[^.]{0,40}\bconsequential/i.test(quote.text)
        ? [{ severity: 'high', text: 'A holdover makes the tenant liable for consequential damages.', quote }]
        : [];
    },
  },
  {
    rule: 'amortized_rate_high',
    why: 'Amortized work is a loan of the landlord; its rate decides what it costs.',
    question: 'Can the rate be lowered, or the work be paid directly?',
    hurts: 'tenant',
    find: (facts) => {
      const percent = facts.number('ti_amortized');
      return percent !== null && percent > 10
        ? onField(facts, 'ti_amortized', (_, shown) => ({
            severity: 'medium',
            text: `Improvements are amortized at ${shown}.`,
          }))
        : [];
    },
  },
  {
    rule: 'allowance_conditions',
    why: 'An allowance that is not called in time, or not paid, is lost unless the lease gives a remedy.',
    question: 'By when must the allowance be used, and may the tenant offset it against rent if it is not paid?',
    hurts: 'tenant',
    find: (facts) => {
      const amount = facts.number('ti_allowance');
      if (amount === null) return [];
      const offset = sentenceWith(
        facts,
        ['allowance', 'offset'],
        /\b(?:offset|set[\s-]?off|deduct|credit)\b[^.]{0,160}\b(?:allowance|contribution)|\b(?:allowance|contribution)\b[^.]{0,300}\b(?:offset|credit\b[^.]{0,30}\bagainst)/gi,
      );
      return offset
        ? []
        : onField(facts, 'ti_allowance', () => ({
            severity: 'medium',
            text: 'There is an allowance; no right to offset it against rent if it stays unpaid was found.',
          }));
    },
  },
];
