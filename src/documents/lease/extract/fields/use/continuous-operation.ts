import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording, itemNumber, must, theTenant } from '../../wording.ts';

const section = /operat|\buse\b|dark|business/;

const home = ['use'] as const;

export const continuousOperation = defineField({
  id: 'continuous_operation',
  label: 'Continuous operation',
  group: 'Use',
  lookedFor: 'a duty to operate, or a right to go dark',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'mustOperate',
      ['continuously', 'continuous', 'open', 'uninterruptedly'],
      new RegExp(
        `${theTenant}[^.;]{0,60}${must}(?!\\s+not\\b)[^.;]{0,80}\\b(?:continuous(?:ly)?|uninterrupted(?:ly)?)\\b[^.;]{0,60}\\b(?:operat|conduct|occupy|use|keep|carry)\\w*\\b[^.;]{0,80}\\b(?:premises|business|store|space|property)`,
        'i',
      ),
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      'conductContinuously',
      ['continuously', 'uninterruptedly', 'interruption'],
      new RegExp(
        `${theTenant}[^.;]{0,60}${must}(?!\\s+not\\b)[^.;]{0,60}\\b(?:operate|conduct|carry\\s+on)\\b[^.;]{0,100}\\b(?:continuously|uninterruptedly|without\\s+interruption)\\b`,
        'i',
      ),
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      // `Tenant shall operate in the Premises at least from 10:00 a.m. to 8:00 p.m. Monday through Saturday`
      'operateHours',
      ['operate'],
      new RegExp(
        `${theTenant}[^.;]{0,40}${must}(?!\\s+not\\b)[^.;]{0,40}\\boperate\\b[^.;]{0,60}\\b(?:premises|store|shop|restaurant|business)\\b[^.;]{0,40}\\b(?:from\\s+\\d|during\\s+(?:all|the|normal|such)\\s[^.;]{0,30}\\bhours|(?:six|seven|\\d)\\s+days\\s+(?:a|per|each)\\s+week|Monday\\b)`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'keepOpen',
      ['open'],
      new RegExp(
        `${theTenant}[^.;]{0,60}${must}[^.;]{0,140}\\b(?:keep\\s+the\\s+(?:\\w+\\s+)?(?:premises|store|business)\\s+(?:continuously\\s+)?open|be\\s+open\\s+for\\s+business)\\b`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      // `To keep the Property open for trade`, `Tenant shall be open for dinner every day`
      'openForTrade',
      ['open'],
      new RegExp(
        `(?:^\\W*${itemNumber}to|${theTenant}[^.;]{0,40}${must}(?!\\s+not\\b)[^.;]{0,40}?)\\s+(?:keep\\s+(?:the\\s+)?(?:premises|property|shop|store|restaurant)\\s+open\\s+for\\s+(?:trade|trading|business|customers|the\\s+public)|(?:be\\s+)?open(?:\\s+the\\s+(?:premises|shop|store))?\\s+(?=(?:for|daily|every|during|on)\\b(?!\\s+or\\s+before))[^.;]{0,60}\\b(?:daily|every\\s+day|each\\s+day|trading\\s+hours|monday|days\\s+(?:a|per)\\s+week))\\b`,
        'i',
      ),
      { home },
    ),
    clauseEvidence(
      'continueToOperate',
      ['continue'],
      new RegExp(
        `${theTenant}[^.;]{0,40}${must}\\s+continue\\s+to\\s+(?:operate|conduct)\\b[^.;]{0,60}\\b(?:premises|business|store|facility|hospital|center|restaurant|hotel|school|plant)`,
        'i',
      ),
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence('goDark', ['dark'], new RegExp(`${theTenant}[^;]{0,300}\\bgo(?:es|ing)?\\s+dark\\b`, 'i'), {
      home,
      section,
      weight: rank.otherForm,
    }),
    clauseEvidence(
      'mayCease',
      ['cease', 'discontinue', 'close'],
      new RegExp(
        `${theTenant}[^.;]{0,60}\\b(?:may|right\\s+to|entitled\\s+to)\\b[^.;]{0,60}\\b(?:cease|discontinue)\\b[^.;]{0,40}\\b(?:operat|business)\\w*`,
        'i',
      ),
      { home, section, weight: rank.usual },
    ),
    clauseEvidence(
      'noDuty',
      ['operate', 'open', 'continuous', 'continuously'],
      /(?:\bno\b[^.;]{0,40}\b(?:obligation|covenant|duty)|\bnot\s+(?:be\s+)?(?:obligated|required))\b[^.;]{0,60}\b(?:open|operate|continuous(?:ly)?)\b[^.;]{0,60}\b(?:business|operat\w+|premises|store)\b/i,
      { home, section, value: { value: 'no duty', shown: 'No duty to operate' } },
    ),
  ],
  exclusions: [
    {
      name: 'otherMatter',
      excludes: (candidate) =>
        /\b(?:hvac|elevators?|insur\w+|creditors?|landlord\s+shall\s+(?:continuously\s+)?operate|license|services|abatement|generator|signs?)\b/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
