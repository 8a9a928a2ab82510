import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const holdoverConsequential = statementRule({
  rule: 'holdover_consequential',
  severity: 'high',
  hurts: 'tenant',
  text: 'A tenant that holds over is liable for consequential damages or a lost next tenant.',
  why: 'Such damages have no upper limit.',
  question: 'Can consequential damages be excluded, or begin only after 60 days of holding over?',
  acts: [
    {
      name: 'liableFor',
      words: ['consequential', 'succeeding', 'successor', 'lost', 'new', 'prospective'],
      act: clausePattern(
        '\\b((?:liable|responsible|indemnif\\w+|hold|pay|reimburse|damages|claims?)\\b[^.;]{0,240}?\\b(?:consequential (?:damages|losses)|lost profits|(?:succeeding|successor|new|prospective|next|incoming) (?:occupants? or )?(?:tenants?|lessees?)))\\b',
      ),
      actors: ['tenant', 'other'],
      scene: {
        pattern:
          /\bhold(?:ing|s)?[\s-]?over|\b(?:fail\w*|delay\w*)\b[^.;]{0,60}\b(?:surrender|vacate|quit)|\bretain\w*\s+possession|\bremains?\s+in\s+possession/i,
        where: 'sentence',
      },
    },
    {
      name: 'liableInSection',
      words: ['consequential', 'succeeding', 'successor', 'lost', 'new', 'prospective'],
      act: clausePattern(
        '\\b((?:liable|responsible|indemnif\\w+|hold|reimburse)\\b[^.;]{0,240}?\\b(?:consequential (?:damages|losses)|lost profits|(?:succeeding|successor|new|prospective|next|incoming) (?:occupants? or )?(?:tenants?|lessees?)))\\b',
      ),
      actors: ['tenant'],
      scene: { pattern: /\bhold(?:ing)?[\s-]?over/i, where: 'section' },
    },
    {
      name: 'afterOverstay',
      words: ['overstay', 'indirect'],
      act: clausePattern(
        '\\b((?:compensate|liable|pays?|indemnif\\w+|make good)\\b[^.;]{0,120}?\\b(?:direct and indirect|special, indirect|lost profits|indirect (?:and|or) consequential))\\b',
      ),
      actors: ['tenant', 'other'],
      scene: {
        pattern: /\bhold(?:ing|s)?[\s-]?over|\boverstay|\bnot\s+(?:given|handed)\s+back\b|\bfail\w*\s+to\s+vacate/i,
        where: 'sentence',
      },
    },
    {
      name: 'incomingTenant',
      words: ['incoming', 'new', 'successor'],
      act: clausePattern(
        '\\b((?:claims? (?:of|by) (?:any |an |the )?(?:incoming|new|successor|next)|unable to give possession to (?:a|any|the) (?:new|incoming|next)|claims? which a (?:successor|new|next)) (?:tenant|lessee|occupier)s?)\\b',
      ),
      actors: ['tenant', 'other'],
      scene: {
        pattern:
          /\b(?:fail\w*\s+to\s+(?:vacate|yield|leave|deliver)|remain\w*\s+in\s+(?:occupation|possession)|unable\s+to\s+give)\b/i,
        where: 'sentence',
      },
    },
  ],
  unless: [
    {
      // Liability that begins only after notice or after some time is usual; this rule is about unlimited liability.
      name: 'afterTime',
      pattern:
        /\bonly\s+(?:if|after|when|from)\b|\b(?:more\s+than|longer\s+than|exceed(?:s|ing)|in\s+excess\s+of)\s+(?:[\w-]+\s+){0,2}\(?\d*\)?\s?(?:days|months)\b/i,
      where: 'sentence',
    },
    {
      name: 'keptOut',
      pattern:
        /\b(?:not|nor|neither|except|excluding|other\s+than|in\s+no\s+event)\b[^.;]{0,110}\b(?:consequential|lost\s+profits)/i,
      where: 'clause',
    },
  ],
});
