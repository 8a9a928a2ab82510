import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const lockout = statementRule({
  rule: 'lockout',
  severity: 'high',
  hurts: 'tenant',
  text: 'After a default the landlord may lock the tenant out or retake the premises without notice or court.',
  why: 'A dispute about one payment could close the business overnight.',
  question: 'Can the landlord be limited to lawful process, with notice and time to cure?',
  acts: [
    {
      name: 'changeLocks',
      words: ['lock', 'locks', 'locking'],
      act: clausePattern(
        '\\b((?:chang(?:e|ing)|alter(?:ing)?|replac(?:e|ing)|re-?key(?:ing)?)\\b[^.;]{0,60}\\blocks?|lock(?:ing)? (?:out )?(?:the )?(?:{T}|doors))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:default|remed(?:y|ies)|re-?ent(?:er|ry)|fails?\s+to)\b/i, where: 'clause' },
      text: 'After a default the landlord may change the locks and keep the tenant out.',
    },
    {
      name: 'reenterWithoutNotice',
      words: ['enter', 'reenter', 're', 'possession', 'repossess'],
      act: clausePattern(
        '\\b((?:re-?enter|take (?:immediate )?possession|repossess|enter\\b(?=[^.;]{0,260}\\b(?:possession|expel|repossess|dispossess|remove all)))\\b[^.;]{0,220}?\\bwithout (?:further |prior |any |formal |additional |necessity of )?notice)\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:default|breach|remed(?:y|ies)|abandon|fails?\s+to\s+pay)\b/i, where: 'clause' },
    },
    {
      name: 'reenterWithoutCourt',
      words: ['enter', 'reenter', 're', 'possession', 'repossess'],
      act: clausePattern(
        '\\b((?:re-?enter|take (?:immediate )?possession|repossess|enter\\b(?=[^.;]{0,260}\\b(?:possession|expel|repossess|dispossess|remove all)))\\b[^.;]{0,220}?\\bwithout (?:further |prior |any |formal |additional |necessity of )?(?:process of law|legal (?:process|proceedings|action)|judicial process|resort to|due process|initiation of))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:default|breach|remed(?:y|ies)|abandon|fails?\s+to\s+pay)\b/i, where: 'clause' },
      text: 'After a default the landlord may retake the premises without going to court.',
    },
    {
      name: 'withoutNoticeReenter',
      words: ['reenter', 're', 'repossess'],
      act: clausePattern(
        '\\bwithout (?:further |prior |any |formal |additional )?(?:notice|process of law|legal (?:process|proceedings|action)|resort to)\\b[^.;]{0,80}?\\b(re-?enter|repossess)\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'byForce',
      words: ['force'],
      act: clausePattern(
        '\\b((?:re-?enter|enter|repossess|expel|remove)\\b[^.;]{0,220}?\\b(?:(?:by|with|using) (?:such |reasonable |necessary )?force|force of arms))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      text: 'The clause names force among the ways in which the landlord may retake the premises.',
    },
    {
      name: 'refuseEntry',
      words: ['entry', 'access'],
      act: clausePattern(
        "\\b((?:lock up|bar|deny|refuse)\\b[^.;]{0,60}?\\b(?:entry|access)\\b[^.;]{0,20}?\\b(?:to|of) (?:the )?{T}|(?:deny|refuse|bar) (?:the )?{T}(?:'s)? (?:access|entry))\\b",
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:default|arrears?|unpaid|overdue|breach)\b/i, where: 'sentence' },
      text: 'After a default the landlord may lock the tenant out.',
    },
    {
      name: 'withoutCourtOrder',
      words: ['court'],
      act: clausePattern(
        '\\bwithout (?:an? |any )?court order,? (?:may )?[^.;]{0,20}?\\b((?:may )?take possession|re-?enter|repossess)\\b',
      ),
      actors: ['landlord'],
      text: 'After a default the landlord may retake the premises without going to court.',
    },
  ],
  unless: [
    {
      name: 'goodsOnly',
      pattern:
        /\bpossession\s+of\s+(?:any\s+and\s+all\s+|such\s+|the\s+|any\s+|all\s+)?(?:fixed\s+assets|equipment|property|goods|collateral|personal)/i,
      where: 'act',
    },
    { name: 'commonDoors', pattern: /\b(?:building|common|entrances?)\b/i, where: 'act' },
    {
      name: 'afterJudgment',
      pattern: /\b(?:judgment|(?<!\bwithout\s(?:an?\s|any\s)?)court\s+order|writ\b|order\s+of\s+(?:a|the)\s+court)/i,
      where: 'lead',
    },
    {
      name: 'lostKeys',
      pattern:
        /\bkeys?\b[^.;]{0,80}\b(?:return|surrender|lost)|\b(?:return|surrender|deliver|lose)\w*\b[^.;]{0,60}\bkeys?\b/i,
      where: 'sentence',
    },
    { name: 'emergency', pattern: /\bemergenc/i, where: 'sentence' },
    {
      name: 'afterNotice',
      pattern: /\b(?:after|upon|with|giving)\s+(?:\w+\s+){0,6}?(?:written\s+)?notice\b/i,
      where: 'lead',
    },
  ],
});
