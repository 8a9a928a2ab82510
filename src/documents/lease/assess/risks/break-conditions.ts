import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

const right = clausePattern(
  '\\b((?:terminate|determine|end|break|cancel) (?:this |the )?(?:sub)?(?:lease|tenancy|agreement|term))\\b',
);
const words = ['terminate', 'determine', 'end', 'break', 'cancel'];
const condition =
  '\\b(?:no\\s+effect|not\\s+(?:be\\s+)?(?:effective|valid)|ineffective|conditional|conditions?|provided|unless|subject\\s+to|(?:so|as)\\s+long\\s+as|only\\s+(?:be\\s+)?(?:effective|valid|if))\\b[\\s\\S]{0,300}?';

export const breakConditions = statementRule({
  rule: 'break_conditions',
  severity: 'high',
  hurts: 'tenant',
  text: 'The tenant’s right to end the lease early depends on conditions that are easy to miss.',
  why: 'Any breach, or items left behind, can defeat the notice.',
  question: 'Can the only condition be payment of the main rent?',
  acts: [
    {
      name: 'onPossession',
      words,
      act: right,
      actors: ['tenant'],
      modality: ['may'],
      scene: {
        pattern: new RegExp(
          `${condition}\\b(?:vacant\\s+possession|(?:complied|compliance|performed|observed)\\b[^.;]{0,40}\\b(?:covenants|obligations|terms)|(?:subsisting|material|existing)\\s+breach)\\b`,
          'i',
        ),
        where: 'clause',
      },
      quotesScene: true,
    },
    {
      name: 'onPaidRent',
      words,
      act: right,
      actors: ['tenant'],
      modality: ['may'],
      severity: 'medium',
      text: 'The tenant’s right to end the lease early fails if rent is overdue.',
      scene: {
        pattern: new RegExp(
          `${condition}\\b(?:arrears|(?:paid|pays?)\\s+(?:all|the|any)\\s+(?:\\w+\\s+){0,3}(?:rents?|sums)\\s+(?:\\w+\\s+){0,2}due|rents?\\s+(?:\\w+\\s+){0,3}due\\b[^.;]{0,30}\\bpaid)\\b`,
          'i',
        ),
        where: 'clause',
      },
      quotesScene: true,
    },
    {
      name: 'onNoDefault',
      words,
      act: right,
      actors: ['tenant'],
      modality: ['may'],
      severity: 'medium',
      text: 'The tenant’s right to end the lease early fails while the tenant is in default.',
      scene: {
        pattern: new RegExp(
          `${condition}\\b(?:no\\s+(?:uncured\\s+)?(?:event\\s+of\\s+)?default|(?:is|be)\\s+not\\s+(?:then\\s+)?in\\s+default)\\b`,
          'i',
        ),
        where: 'clause',
      },
      quotesScene: true,
    },
    {
      name: 'mayBeEnded',
      words: ['ended', 'terminated', 'determined', 'broken', 'cancelled'],
      act: clausePattern(
        '\\b((?:lease|tenancy|agreement|term) (?:may|can) be (?:ended|terminated|determined|broken|cancelled|canceled) by (?:the )?{T}\\b[^.;]{0,160}?\\b(?:provided|so long as|as long as|conditional|subject to|only if)\\b[^.;]{0,120}?\\b(?:complied|performed|observed|vacant possession|breach))\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'afterDamage',
      pattern: /\b(?:damag\w*|destr\w+|reinstat\w*|insured\s+risks?|casualty|condemn\w*|taking)\b/i,
      where: 'sentence',
    },
  ],
  tolerates: /\b(?:vacant|arrears|paid|pays|breach|complied|compliance|performed|observed|default)\b/i,
});
