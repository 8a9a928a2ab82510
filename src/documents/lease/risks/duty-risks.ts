import { onField, type RiskRule, sentenceWith, whenAbsent } from './risk-rule.ts';

export const dutyRisks: readonly RiskRule[] = [
  {
    rule: 'guaranty_scope',
    why: 'A guaranty reaches beyond the tenant company into the guarantor’s own means.',
    question: 'Can the guaranty be capped, and end after some years of punctual payment?',
    hurts: 'tenant',
    find: (facts) => {
      if (facts.value('guarantor') === 'none') return [];
      return onField(facts, 'guarantor', (words) => {
        const capped = /\b(?:limited\s+to|not\s+exceed|up\s+to|cap)\b/i.test(words);
        const personal = /\b(?:personal|individual|jointly\s+and\s+severally)\w*\b/i.test(words);
        return capped
          ? null
          : {
              severity: personal ? 'high' : 'medium',
              text: personal
                ? 'There is a personal guaranty, and the passage names no cap.'
                : 'There is a guaranty, and the passage names neither cap nor end.',
            };
      });
    },
  },
  {
    rule: 'tenant_joint_and_several',
    why: 'Each tenant answers for the whole rent.',
    question: 'Should each company be liable for the other?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'tenant', (words, shown) =>
        /jointly\s+and\s+severally/i.test(`${words} ${shown}`)
          ? { severity: 'medium', text: 'Several tenants are liable jointly and severally.' }
          : null,
      ),
  },
  {
    rule: 'individual_without_guaranty',
    why: 'A tenant without means leaves the landlord with an empty claim.',
    question: 'What are the tenant’s financial statements, and who stands behind it?',
    hurts: 'landlord',
    find: (facts) => {
      if (facts.amendment || facts.get('guarantor') !== null || facts.get('letter_of_credit') !== null) return [];
      return onField(facts, 'tenant', (words, shown) =>
        /\b(?:an?\s+individual|sole\s+proprietor|husband|LLC|limited\s+liability\s+company)\b/i.test(
          `${words} ${shown}`,
        )
          ? {
              severity: 'info',
              text: 'The tenant is an individual or a limited company, and neither guaranty nor letter of credit was found.',
            }
          : null,
      );
    },
  },
  {
    rule: 'remeasurement',
    why: 'A new measurement can raise rent and shares without any new space.',
    question: 'Can the area be agreed for the whole term?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['remeasure', 'remeasured', 'remeasurement'],
        /\b(?:landlord|lessor)\b[^.]{0,120}\bre-?measure\w*/gi,
      );
      return quote && !/\bnot\b/i.test(quote.text)
        ? [{ severity: 'medium', text: 'The landlord may measure again.', quote }]
        : [];
    },
  },
  {
    rule: 'use_narrow',
    why: 'A narrow use hinders a change of business, a sublease and an assignment.',
    question: 'Can the use be any lawful use, or include related uses?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(facts, ['purpose', 'purposes', 'use', 'uses'], /\bno\s+other\s+(?:use|purpose)s?\b/gi);
      const wide = /\bany\s+(?:other\s+)?lawful|\ball\s+other\s+legal\s+uses|other\s+lawful\s+purpose/i.test(
        facts.get('permitted_use')?.quote.text ?? '',
      );
      return quote && !wide ? [{ severity: 'low', text: 'The premises may serve no other purpose.', quote }] : [];
    },
  },
  {
    rule: 'exclusive_absent',
    why: 'In a center a competitor next door can halve the trade.',
    question: 'Will the landlord grant an exclusive for the tenant’s main business?',
    hurts: 'tenant',
    find: (facts) =>
      facts.retail
        ? whenAbsent(facts, 'exclusive_use', {
            severity: 'info',
            text: 'Retail space, and no exclusive right was found.',
          })
        : [],
  },
  {
    rule: 'co_tenancy_absent',
    why: 'When the anchor leaves, customers leave, and the rent stays.',
    question: 'Will rent fall, or may the tenant leave, when anchors close?',
    hurts: 'tenant',
    find: (facts) =>
      facts.retail
        ? whenAbsent(facts, 'co_tenancy', {
            severity: 'info',
            text: 'Retail space, and no co-tenancy clause was found.',
          })
        : [],
  },
  {
    rule: 'radius',
    why: 'A radius keeps the tenant from opening where its customers are.',
    question: 'Can the radius be smaller or end with the lease year?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'radius_restriction', (_, shown) => ({
        severity: 'medium',
        text: `The tenant may not trade within ${shown}.`,
      })),
  },
  {
    rule: 'duty_to_operate',
    why: 'A tenant that must stay open pays staff and stock even when the store loses money.',
    question: 'Can the tenant close and go on paying rent?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'continuous_operation', (words) =>
        /\bcontinuous|keep\s+the\s+premises/i.test(words) &&
        !/\bno\s+obligation|not\s+(?:be\s+)?(?:required|obligated)/i.test(words)
          ? { severity: 'medium', text: 'The tenant must keep operating.' }
          : null,
      ),
  },
  {
    rule: 'as_is',
    why: 'Hidden defects become the tenant’s cost on the first day.',
    question: 'Will the landlord warrant systems and correct latent defects for a year?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'condition', (words) =>
        /latent/i.test(words)
          ? null
          : {
              severity: 'medium',
              text: 'The premises are taken as they are; the passage does not keep latent defects out.',
            },
      ),
  },
  {
    rule: 'assignment_discretion',
    why: 'A consent that may be refused at will stops a sale of the business.',
    question: 'Can consent be not unreasonably withheld, and affiliates be free?',
    hurts: 'tenant',
    find: (facts) => {
      const kind = String(facts.value('assignment') ?? '');
      if (kind !== 'sole discretion' && kind !== 'prohibited') return [];
      return onField(facts, 'assignment', () => ({
        severity: 'high',
        text:
          kind === 'prohibited'
            ? 'Assignment and subletting are forbidden.'
            : 'Consent to an assignment is in the landlord’s sole discretion.',
      }));
    },
  },
  {
    rule: 'affiliate_transfer',
    why: 'Mergers and moves within a group should not need a landlord’s consent.',
    question: 'Can transfers to affiliates and successors be free of consent?',
    hurts: 'tenant',
    find: (facts) => {
      if (facts.amendment || facts.get('assignment') === null) return [];
      const free = sentenceWith(
        facts,
        ['affiliate', 'affiliates', 'affiliated', 'subsidiary', 'parent', 'successor'],
        /\b(?:affiliate|subsidiar|parent|successor\s+(?:by|entity))\w*\b/gi,
      );
      return free
        ? []
        : onField(facts, 'assignment', () => ({
            severity: 'medium',
            text: 'No exception for affiliates or successors was found.',
          }));
    },
  },
  {
    rule: 'change_of_control',
    why: 'A sale of shares would need the landlord’s consent.',
    question: 'Can transfers of shares, above all on a stock exchange, be free?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'change_of_control', () => ({
        severity: 'medium',
        text: 'A change of control counts as a transfer.',
      })),
  },
  {
    rule: 'recapture',
    why: 'Asking for consent can cost the space itself.',
    question: 'May the tenant withdraw its request when the landlord wants the space back?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'recapture', () => ({
        severity: 'medium',
        text: 'The landlord may take the space back when the tenant wants to transfer it.',
      })),
  },
  {
    rule: 'profit_share_high',
    why: 'More than half of the profit of a sublease takes away the reason to sublet.',
    question: 'Can the split be 50 : 50 after the tenant’s costs?',
    hurts: 'tenant',
    find: (facts) => {
      const percent = facts.number('profit_sharing');
      return percent !== null && percent > 50 && percent <= 100
        ? onField(facts, 'profit_sharing', (_, shown) => ({
            severity: 'medium',
            text: `${shown} of the profit of a sublease goes to the landlord.`,
          }))
        : [];
    },
  },
  {
    rule: 'repairs_structural',
    why: 'Roof, structure and the replacement of systems are capital costs that outlast the term.',
    question: 'Can the landlord keep roof, structure and the replacement of systems?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'maintenance_tenant', (words) =>
        /\b(?:roof|structur\w*|foundation|replace\w*)\b/i.test(words) &&
        !/\b(?:except|excluding|other\s+than|non-?structural)\b/i.test(words)
          ? { severity: 'high', text: 'The tenant’s repairs reach roof, structure or replacements.' }
          : null,
      ),
  },
  {
    rule: 'restoration_at_end',
    why: 'A removal that is decided at the end is a cost that nobody can plan.',
    question: 'Will the landlord say with its consent whether work must be removed?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'alterations_restoration', (words) =>
        /\bremov/i.test(words) &&
        /\b(?:at\s+the\s+end|upon\s+(?:the\s+)?(?:expiration|termination)|landlord\s+(?:may|shall)\s+(?:require|elect))/i.test(
          words,
        ) &&
        !/at\s+the\s+time\s+(?:of\s+)?(?:\w+\s+){0,4}(?:consent|approv)/i.test(words)
          ? { severity: 'medium', text: 'The landlord may ask for removal at the end of the term.' }
          : null,
      ),
  },
  {
    rule: 'subrogation_one_way',
    why: 'A one-way waiver lets one side’s insurer sue the other.',
    question: 'Can the waiver be mutual?',
    hurts: 'tenant',
    find: (facts) =>
      facts.value('waiver_subrogation') === 'one way'
        ? onField(facts, 'waiver_subrogation', () => ({
            severity: 'medium',
            text: 'The waiver of subrogation seems to run one way.',
          }))
        : [],
  },
  {
    rule: 'indemnity_one_way',
    why: 'The tenant would answer for damage that the landlord causes.',
    question: 'Can the indemnity be mutual and keep each side’s own negligence out?',
    hurts: 'tenant',
    find: (facts) =>
      facts.value('indemnity') === 'tenant only' && !facts.amendment
        ? onField(facts, 'indemnity', (words) =>
            /\bexcept\b[^.]{0,120}\b(?:negligence|willful|misconduct)/i.test(words)
              ? { severity: 'low', text: 'Only the tenant indemnifies; the landlord’s own negligence is kept out.' }
              : {
                  severity: 'high',
                  text: 'Only the tenant indemnifies, and the passage does not keep the landlord’s negligence out.',
                },
          )
        : [],
  },
  {
    rule: 'casualty_no_tenant_exit',
    why: 'A tenant can be held to space that it cannot use.',
    question: 'After how many days may the tenant leave when the space is not restored?',
    hurts: 'tenant',
    find: (facts) => {
      if (facts.amendment || facts.get('casualty') === null) return [];
      const exit = sentenceWith(
        facts,
        ['damage', 'damaged', 'destruction', 'casualty', 'fire', 'destroyed', 'restoration', 'repair'],
        /\b(?:tenant|lessee|either\s+party|either\s+landlord\s+or\s+tenant|either\s+the\s+landlord|the\s+parties)\b[^.]{0,140}\b(?:may|shall\s+have\s+the\s+(?:right|option)|has\s+the\s+right|can|right\s+to)\b[^.]{0,140}\b(?:terminate|cancel)/gi,
      );
      return exit
        ? []
        : onField(facts, 'casualty', () => ({
            severity: 'medium',
            text: 'No right of the tenant to leave after a casualty was found.',
          }));
    },
  },
  {
    rule: 'monetary_cure_short',
    why: 'A payment lost in the mail would end the lease.',
    question: 'Can there be written notice and at least five business days?',
    hurts: 'tenant',
    find: (facts) => {
      const days = facts.number('default_monetary_cure');
      return onField(facts, 'default_monetary_cure', (words) => {
        const notice = /\bnotice|notifies|written\s+demand/i.test(words);
        if (days !== null && days < 5)
          return { severity: 'high', text: `A missed payment must be cured within ${days} days.` };
        return notice
          ? null
          : { severity: 'high', text: 'A missed payment becomes a default without notice, as the passage stands.' };
      });
    },
  },
  {
    rule: 'nonmonetary_cure_short',
    why: 'Permits, contractors and parts take longer than two weeks.',
    question: 'Can there be 30 days, and longer while the cure is pursued with diligence?',
    hurts: 'tenant',
    find: (facts) => {
      const days = facts.number('default_nonmonetary_cure');
      return days !== null && days < 20
        ? onField(facts, 'default_nonmonetary_cure', (_, shown) => ({
            severity: 'medium',
            text: `Other defaults must be cured within ${shown}.`,
          }))
        : [];
    },
  },
  {
    rule: 'acceleration',
    why: 'The rent of years becomes due at once.',
    question: 'Must the landlord relet and mitigate, and is the sum discounted?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['accelerate', 'acceleration', 'accelerated', 'declare', 'immediately'],
        /\baccelerat\w+\b[^.]{0,120}\b(?:rent|due)|\bdeclare\b[^.]{0,80}\b(?:all|entire)\b[^.]{0,60}\brent\b[^.]{0,80}\bdue/gi,
      );
      const mitigates = sentenceWith(facts, ['mitigate', 'mitigation', 'relet'], /\bmitigat\w+/gi);
      return quote && !mitigates
        ? [{ severity: 'high', text: 'Rent may be accelerated, and no duty to mitigate was found.', quote }]
        : [];
    },
  },
  {
    rule: 'landlord_lien',
    why: 'A lien of the landlord stands in the way of lenders and of leaving.',
    question: 'Will the landlord waive liens on the tenant’s property?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['lien', 'security'],
        /\b(?:grants?|shall\s+have|has)\b[^.]{0,60}\b(?:lien|security\s+interest)\b[^.]{0,120}\b(?:property|fixtures|equipment|inventory|goods)/gi,
      );
      return quote && /landlord|lessor/i.test(quote.text) && !/waive|deposit/i.test(quote.text)
        ? [{ severity: 'medium', text: 'The landlord takes a lien on the tenant’s property.', quote }]
        : [];
    },
  },
  {
    rule: 'jury_waiver',
    why: 'Disputes will not come before a jury.',
    question: 'Is that acceptable, and enforceable in this state?',
    hurts: 'both',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['jury'],
        /\b(?:waive|waiver)\w*\b[^.]{0,80}\bjury\b|\bjury\b[^.]{0,60}\bwaive\w*/gi,
      );
      return quote ? [{ severity: 'info', text: 'Both sides waive trial by jury.', quote }] : [];
    },
  },
  {
    rule: 'subordination_without_snda',
    why: 'A foreclosure could wipe out the lease.',
    question: 'Will each lender give a non-disturbance agreement?',
    hurts: 'tenant',
    find: (facts) => {
      if (facts.get('subordination_snda') === null) return [];
      const safe = sentenceWith(
        facts,
        ['disturbance', 'nondisturbance', 'disturb', 'disturbed', 'snda'],
        /\bnon-?disturb\w*|\bnot\s+(?:be\s+)?disturb\w*|\bSNDA\b/gi,
      );
      return safe
        ? []
        : onField(facts, 'subordination_snda', (words) =>
            /subordinat/i.test(words)
              ? { severity: 'high', text: 'The lease yields to mortgages, and no non-disturbance was found.' }
              : null,
          );
    },
  },
  {
    rule: 'estoppel_short',
    why: 'A certificate that counts as given binds the tenant to what the landlord wrote.',
    question: 'Can there be at least ten business days, and no deemed approval?',
    hurts: 'tenant',
    find: (facts) => {
      const days = facts.number('estoppel');
      const deemed = sentenceWith(
        facts,
        ['estoppel', 'certificate'],
        /\b(?:estoppel|certificate|statement)\b[^.]{0,240}\b(?:deemed|conclusive|attorney[\s-]in[\s-]fact)\b/gi,
      );
      if (days !== null && days < 10)
        return onField(facts, 'estoppel', (_, shown) => ({
          severity: 'medium',
          text: `An estoppel certificate is due within ${shown}.`,
        }));
      return deemed
        ? [{ severity: 'medium', text: 'A certificate that is not given in time counts as given.', quote: deemed }]
        : [];
    },
  },
  {
    rule: 'quiet_enjoyment_absent',
    why: 'The covenant protects the tenant from the landlord’s own claims and from those above it.',
    question: 'Will the landlord add a covenant of quiet enjoyment?',
    hurts: 'tenant',
    find: (facts) =>
      whenAbsent(facts, 'quiet_enjoyment', { severity: 'medium', text: 'No covenant of quiet enjoyment was found.' }),
  },
  {
    rule: 'parking_changes',
    why: 'Spaces that may be moved or charged are not worth what they seem.',
    question: 'Can number, place and price be fixed for the term?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['parking'],
        /\bparking\b[^.]{0,160}\b(?:relocat\w+|reconfigur\w+|charge\s+(?:for|a)|re-?strip\w+|prevailing\s+rate)/gi,
      );
      return quote ? [{ severity: 'low', text: 'Parking may be moved or charged.', quote }] : [];
    },
  },
  {
    rule: 'hazardous_existing',
    why: 'Cleaning up what others left can cost more than the lease is worth.',
    question: 'Will the landlord keep contamination from before the term and from others?',
    hurts: 'tenant',
    find: (facts) => {
      const quote = sentenceWith(
        facts,
        ['hazardous', 'contamination', 'environmental'],
        /\b(?:tenant|lessee)\b[^.]{0,160}\b(?:liable|responsib\w+|indemnif\w+|remediat\w+)\b[^.]{0,200}\b(?:pre-?existing|existing\s+prior|whether\s+or\s+not\s+caused)/gi,
      );
      return quote && !/\bnot\b|except|no\s+liab/i.test(quote.text)
        ? [{ severity: 'high', text: 'The tenant may answer for hazardous materials that were there before.', quote }]
        : [];
    },
  },
  {
    rule: 'landlord_liability_limited',
    why: 'Claims against the landlord reach only its interest in the building.',
    question: 'Does the interest include rents, insurance and sale proceeds?',
    hurts: 'tenant',
    find: (facts) =>
      onField(facts, 'landlord_default', (words) =>
        /limited\s+to|look\s+solely/i.test(words)
          ? { severity: 'info', text: 'The landlord’s liability is limited to its interest in the property.' }
          : null,
      ),
  },
];
