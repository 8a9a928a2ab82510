import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const acceleration = statementRule({
  rule: 'acceleration',
  severity: 'high',
  hurts: 'tenant',
  text: 'After a default the landlord may demand the rent of the remaining term at once.',
  why: 'Years of rent become due, without credit for what the landlord earns by reletting.',
  question: 'Must the landlord relet and mitigate, and is the sum discounted?',
  acts: [
    {
      name: 'declareDue',
      words: ['declare', 'accelerate', 'accelerating'],
      act: clausePattern(
        '\\b(declare\\b(?! this| the (?:lease|term))[^.;]{0,60}\\b(?:(?:all|entire|whole|balance|unpaid)\\b[^.;]{0,80}\\brent(?:s|als?)?\\b[^.;]{0,140}?\\b(?:due|payable)|due and payable all\\b[^.;]{0,40}\\brent(?:s|als?)?))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'accelerate',
      words: ['accelerate', 'accelerating'],
      act: clausePattern(
        '\\b(accelerat(?:e|ing)\\b[^.;]{0,80}\\b(?:rent|rents|rental|rentals|payments|installments))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'becomesDue',
      words: ['remainder', 'balance', 'unexpired', 'remaining'],
      act: clausePattern(
        '\\b((?:all|entire|whole)\\b[^.;]{0,60}\\brent\\b[^.;]{0,60}\\b(?:remainder|balance|unexpired|remaining)\\b[^.;]{0,80}\\b(?:shall|will|must)\\b[^.;]{0,60}\\b(?:become|be)\\b[^.;]{0,30}\\bdue)\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'wholeFallsDue',
      words: ['rent', 'rents', 'rental', 'rentals'],
      act: clausePattern(
        '\\b((?:all|entire|whole|total)\\b[^.;]{0,60}\\brent(?:s|als?)?\\b[^.;]{0,60}\\b(?:balance|residue|remainder|unexpired|full|whole)\\b[^.;]{0,30}\\bterm\\b[^.;]{0,120}?\\b(?:due|payable|recoverable))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'notYetDue',
      words: ['installments', 'instalments', 'rent', 'rents'],
      act: clausePattern(
        '\\b((?:instal?lments|rents?)\\b[^.;]{0,20}\\bnot yet due\\b[^.;]{0,40}?\\b(?:become|becomes|deemed|fall|falls|are|is)\\b[^.;]{0,40}?\\b(?:due|payable|owing))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'otherThing',
      pattern: /\b(?:commencement|schedule|work|construction|past[\s-]due|accrued|to\s+the\s+date)\b/i,
      where: 'act',
    },
    {
      name: 'discounted',
      pattern:
        /\b(?:present\s+(?:cash\s+)?value|present\s+worth|discount(?:ed|ing)?|fair\s+(?:market\s+)?rental\s+value|reasonable\s+rental\s+value|in\s+excess\s+of)\b/i,
      where: 'sentence',
    },
    {
      name: 'discountedNext',
      pattern: /^[^.]{0,300}\b(?:present\s+(?:cash\s+)?value|present\s+worth|discount(?:ed|ing)?)\b/i,
      where: 'next',
    },
  ],
});
