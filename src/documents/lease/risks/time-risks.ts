import { onField, type RiskRule, sentenceWith, whenAbsent } from './risk-rule.ts';

export const timeRisks: readonly RiskRule[] = [
  {
    rule: 'amendment_only_changes',
    why: 'An amendment holds only the terms that it changes; everything else stands in the lease and the amendments before it.',
    question: 'Are the original lease and all earlier amendments at hand?',
    hurts: 'both',
    find: ({ amendment, judged }) =>
      amendment && judged.evidence
        ? [
            {
              severity: 'info',
              text: 'This is an amendment: only changed terms are present. Upload the original lease as well.',
              quote: judged.evidence,
            },
          ]
        : [],
  },
  {
    rule: 'date_blank',
    why: 'A document without its date leaves open when its periods begin.',
    question: 'Which date applies, and is this the signed version?',
    hurts: 'both',
    find: (facts) => {
      if (facts.get('agreement_date') !== null) return [];
      const quote = sentenceWith(
        facts,
        ['dated', 'made', 'day', 'date'],
        /\b(?:dated|made|entered\s+into|as\s+of)\b[^.;]{0,60}_{2,}[^.;]{0,60}/gi,
      );
      return quote ? [{ severity: 'medium', text: 'The date of the document is left blank.', quote }] : [];
    },
  },
  {
    rule: 'floating_start',
    why: 'A start that hangs on work or permits, without an outside date, can keep a tenant waiting without a way out.',
    question: 'From which outside date may the tenant end the lease?',
    hurts: 'tenant',
    find: (facts) => {
      const start = facts.get('commencement_date');
      if (!start || facts.day('commencement_date') !== null) return [];
      const words = String(start.candidate.value);
      if (!/completion|deliver|work|permit|certificate|closing|approval|substantial/i.test(words)) return [];
      const outside = sentenceWith(
        facts,
        ['outside', 'terminate', 'void'],
        /\boutside\s+date\b|\b(?:does|has|do|shall)\s+not\s+(?:occur|commence|deliver\w*)\b[^.]{0,120}\b(?:on\s+or\s+before|by)\b[^.]{0,160}\b(?:terminate|void|cancel)/gi,
      );
      return outside
        ? []
        : [
            {
              severity: 'high',
              text: 'The term begins with an event, and no outside date was found.',
              quote: start.quote,
            },
          ];
    },
  },
  {
    rule: 'rent_before_delivery',
    why: 'Rent that runs before possession is paid for nothing.',
    question: 'Can rent begin only with possession and completed work?',
    hurts: 'tenant',
    find: (facts) => {
      const rent = facts.day('rent_commencement');
      const delivery = facts.day('delivery_date');
      return rent !== null && delivery !== null && rent < delivery
        ? onField(facts, 'rent_commencement', () => ({
            severity: 'high',
            text: 'Rent begins before the day of delivery.',
          }))
        : [];
    },
  },
  {
    rule: 'late_delivery_no_remedy',
    why: 'A tenant with an old lease that ends needs to know when the new space is ready.',
    question: 'What does the tenant get for each day of delay, and when may it leave?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['deliver', 'delivery', 'possession', 'tender'],
        /\b(?:landlord|lessor)\b[^.]{0,60}\b(?:not\s+be\s+(?:subject\s+to\s+any\s+liability|liable)|no\s+liability)\b[^.]{0,160}|\b(?:cannot|unable\s+to|fails?\s+to|does\s+not)\s+(?:tender|deliver)\b[^.]{0,200}\b(?:not\s+be\s+liable|not\s+be\s+subject\s+to|no\s+liability|void)/gi,
      );
      return quote && /deliver|possession|tender/i.test(quote.text)
        ? [{ severity: 'medium', text: 'The landlord is not liable when it delivers late.', quote }]
        : [];
    },
  },
  {
    rule: 'renewal_absent',
    why: 'Without an option the tenant must negotiate its stay from scratch.',
    question: 'Will the landlord grant an option to renew?',
    hurts: 'tenant',
    find: (facts) => [
      ...whenAbsent(facts, 'renewal_options', { severity: 'low', text: 'No option to renew was found.' }),
      ...(facts.value('renewal_options') === 'none'
        ? onField(facts, 'renewal_options', () => ({ severity: 'low', text: 'The lease gives no option to renew.' }))
        : []),
    ],
  },
  {
    rule: 'renewal_rent_floor',
    why: 'A floor at the last rent takes the market’s fall away from the tenant.',
    question: 'Can the renewal rent be the market rent, up or down?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['greater', 'less', 'lower'],
        /\bgreater\s+of\b[^.]{0,160}\b(?:fair\s+market|market\s+r)[^.]{0,120}\b(?:rent|then)|\b(?:fair\s+market|market\s+rent)\b[^.]{0,200}\b(?:in\s+no\s+event|not\s+be)\b[^.]{0,60}\b(?:less|lower)\s+than/gi,
      );
      return quote && /\b(?:renew|exten|option)/i.test(quote.text) && !/\bhold/i.test(quote.text)
        ? [{ severity: 'medium', text: 'The renewal rent cannot fall below the last rent.', quote }]
        : [];
    },
  },
  {
    rule: 'renewal_personal',
    why: 'An option that is personal is lost on a sale of the business.',
    question: 'Can affiliates and buyers of the business use the option?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['personal', 'transferable'],
        /\b(?:option|right)s?\b[^.]{0,140}\b(?:is|are|be)\s+personal\b[^.]{0,80}|\boption\s+is\s+not\s+transferable/gi,
      );
      return quote ? [{ severity: 'low', text: 'An option is personal to the original tenant.', quote }] : [];
    },
  },
  {
    rule: 'termination_landlord_only',
    why: 'A landlord that may end the lease at will makes the term worthless to the tenant.',
    question: 'Can the right be mutual, or come with long notice and compensation?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'termination_option', (words) =>
        /\b(?:landlord|lessor)\b[^.]{0,80}\b(?:may|shall\s+have\s+the\s+(?:right|option))\b[^.]{0,60}\b(?:terminate|cancel)/i.test(
          words,
        ) &&
        !/\b(?:tenant|lessee)\b[^.]{0,60}\b(?:may|shall\s+have)\b[^.]{0,60}\b(?:terminate|cancel)/i.test(words) &&
        !/temporar|casualty|default/i.test(words)
          ? { severity: 'high', text: 'Only the landlord may end the lease early.' }
          : null,
      ),
  },
  {
    rule: 'termination_absent_long_term',
    why: 'In a long term a business may outgrow or need to leave its space.',
    question: 'Will the landlord grant one termination date for a fee?',
    hurts: 'tenant',
    find: (facts) =>
      facts.termMonths !== null && facts.termMonths > 60
        ? whenAbsent(facts, 'termination_option', {
            severity: 'low',
            text: 'The term is longer than five years, and no right to end it early was found.',
          })
        : [],
  },
  {
    rule: 'relocation',
    why: 'A move costs weeks of work, and customers may not follow.',
    question: 'Can the right be dropped, or be limited to equal space at the landlord’s whole cost?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'relocation', (words) => ({
        severity:
          facts.retail ||
          !/\b(?:landlord|lessor)[’']s\s+(?:sole\s+)?(?:cost|expense)|expense\s+of\s+landlord|landlord\s+shall\s+(?:pay|reimburse|bear)/i.test(
            words,
          )
            ? 'high'
            : 'medium',
        text: 'The landlord may move the tenant to other space.',
      })),
  },
  {
    rule: 'demolition',
    why: 'A right to demolish lets the landlord end the lease for its own project.',
    question: 'Can the right be dropped, or start late and come with notice and compensation?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'demolition', () => ({ severity: 'high', text: 'The landlord may demolish or redevelop.' })),
  },
];
