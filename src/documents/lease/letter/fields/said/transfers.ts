import { rank } from '../../../extract/weights.ts';
import { saying } from '../../letter-saying.ts';
import { letterField } from '../letter-field.ts';

/** Transfer of the lease, and the landlord's rights in that case, in informal wording. */

const transfer = String.raw`\b(?:assign\w*|a&s|sub-?sub-?leas\w*|sub-?let\w*|sub-?leas\w*|sub-?tenants|transfer\w*|underlet\w*|underlease\w*|alienation|cession|hand the lease|sell (?:the|my|our|your) (?:business|shop|practice|company)|rent(?:s|ing)? (?:it |any |part |\w+ )?out\b|bring(?:s|ing)? in a partner|(?:rent|let) any of it|passed along|store there|hand (?:it|the deal) (?:to|over)|pass on|sharing|untervermietung|lettings by tenant|sells the practice|another agency|sub-?licen[cs]e)\b`;
const transfers = (pattern: string): RegExp => new RegExp(`^(?=.*${transfer}).*(?:${pattern})`, 'i');
const standard = (value: string, shown: string) => () => ({ value, shown });

export const saidTransfers = [
  letterField('assignment', [
    saying(
      'soleDiscretion',
      [
        transfers(
          `(?:sole|absolute)(?: and absolute)? discretion|refused without (?:grounds|reason)|say no for (?:whatever|any) reason|don['’]t have to give (?:a )?reason|in (?:its|our|my|his|her) discretion`,
        ),
      ],
      standard('sole_discretion', 'Consent in its sole discretion'),
      { weight: rank.strongest },
    ),
    saying(
      'reasonable',
      [
        transfers(
          String.raw`unreasonabl\w+|not (?:to )?be (?:withheld|held back)|reas(?:onable|\.)? consent|reasonable\b|be fair about it|won['’]t (?:be (?:difficult|hard)|stand in the way)|say no without (?:an? )?(?:good )?reason|(?:important|serious|good) (?:cause|reason)|acting reasonably|reasonable grounds|n[./]?t[./]?b[./]?u[./]?w|consent shall be reasonable`,
        ),
        /\bconsent needed\b[^.;]{0,60}\bunreasonabl/i,
      ],
      standard('reasonable', 'Consent not unreasonably withheld'),
      { weight: rank.direct },
    ),
    saying(
      'free',
      [
        transfers(
          `(?:freely|without (?:the )?(?:approval|consent|permission)(?: of)?|on notice and nothing else|at will|allowed to the purchaser)`,
        ),
        /^(?:assign\w*|sub-?let\w*|transfers?)[^:]{0,400}: (?:free|freely|permitted|allowed)\b/i,
      ],
      standard('free', 'Free'),
      {
        unless:
          /\b(?:no|not|may not|shall not|cannot)\b[^.;]{0,60}\bwithout\b|\bnone without\b|\botherwise\b|\bothers?\b/i,
        weight: rank.usual,
      },
    ),
    saying(
      'prohibited',
      [
        transfers(
          String.raw`\b(?:no (?:sub-?sub-?lease|sub-?letting|assignment|transfer|other parting|subleas\w+)|can['’]t|cannot|may not|must not|not (?:permitted|allowed|transferable)|don['’]t pass|non-?transferable|prohibited|in any circumstances|not to be passed along)\b`,
        ),
        /\b(?:personal & non-?transferable|non-?transferable|you can['’]t hand the lease)\b/i,
      ],
      standard('prohibited', 'Prohibited'),
      { unless: /\bwithout\b|\bconsent\b|\bsay-so\b|\bpermission\b|\bbroker\b/i },
    ),
    saying(
      'consent',
      [
        transfers(
          String.raw`\b(?:consent|permission|approval|say-so|a yes from us|run (?:by|the name)|OK|okay|agreement to the|without (?:first )?asking|without (?:him|her|them|me|us) (?:saying (?:yes|so|ok\w*)|agreeing|knowing)|asked (?:first|before))\b`,
        ),
      ],
      standard('consent', 'With consent'),
      {
        unless:
          /\bwithout (?:the )?(?:approval|consent|permission) of\b|\bunreasonabl|\breasonabl|\bfees?\b|\bcounsel\b|\bcosts\b|\bprofit\b/i,
        weight: rank.qualified,
      },
    ),
  ]),
  letterField('recapture', [
    saying(
      'takesBack',
      [/\brecaptur\w+|\btake the (?:space|premises|suite|floor|bay) back\b/i],
      () => ({ value: true, shown: 'Yes' }),
      {
        unless:
          /\b(?:no|not|without|waiv\w+|never|delet\w+)\b[^.;]{0,30}\b(?:recaptur|right to take|take)|^recapture[^:]*: (?:no|none|waived|deleted)\b/i,
      },
    ),
  ]),
  letterField('profit_sharing', [
    saying(
      'none',
      [
        /\b(?:no|without|keeps? (?:all|any|the)|waives? (?:the|any)) (?:sublease |sublet |rent )?(?:profits?(?: shar\w+| split\w*)?|splitting the upside)\b/i,
      ],
      () => ({ value: 'none', shown: 'None' }),
      { unless: /\b(?:non-?profit|half|50)\b/i, weight: rank.named },
    ),
    saying(
      'half',
      [
        /\b(?:half|equal\w*|even\w*|50\/50)\b[^.;]{0,40}\b(?:profits?|excess|upside)\b|\b(?:profits?|excess rent|upside)\b[^.;]{0,40}\b(?:half|equal\w*|even(?:ly)?|50\/50)\b/i,
      ],
      () => ({ value: '50%', shown: '50%' }),
    ),
    saying(
      'share',
      [
        /\b(\d{1,3})(?:\.\d+)? ?%[^.;]{0,40}\b(?:profits?|excess rent|upside)\b/i,
        /\b(?:profits?|profit-sharing|excess rent|upside)\b[^.;]{0,40}?\b(\d{1,3}) ?%/i,
      ],
      (match) => ({ value: `${match[1]}%`, shown: `${match[1]}%` }),
      { unless: /\b(?:guarant\w+|taxes|income)\b/i, weight: rank.general },
    ),
  ]),
];
