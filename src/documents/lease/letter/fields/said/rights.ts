import { rank } from '../../../extract/weights.ts';
import { asPrinted, saying } from '../../letter-saying.ts';
import { letterField } from '../letter-field.ts';
import { span } from './patterns.ts';

/** Rights of either party, in informal wording. */

const yes = () => ({ value: true, shown: 'Yes' });
const no = () => ({ value: false, shown: 'No' });
const many = String.raw`(\d)`;
function options(count: number, length: string | undefined, unit: string | undefined) {
  const months = Number(length) * (/^m/i.test(unit ?? '') ? 1 : 12);
  if (!Number.isFinite(months) || months < 1 || months > 600 || count < 1 || count > 9) return null;
  const value = `${count} x ${months} months`;
  return { value, shown: value };
}
const renewing = String.raw`\b(?:option\w*|renew\w*|exten\w*|stay on|prolong\w*|verl[äa]nger\w*|sign on|continue|tail|further|back end|automatic|right to stay|additional)\b`;
const renewalWords = String.raw`\b(?:option\w*|renew\w*|exten\w*|extn|prolong\w*|roll-?overs?|stay(?: on)?|sign on|verl[äa]nger\w*|FMV)\b`;
const notNotice = /\b(?:terminat\w+|breaks?|cancel|relocat\w+|holdover|refusal)\b/i;
const notRenewal =
  /\b(?:purchase|expansion|terminat\w+|free|holdover|guarant\w+|deposit|declin\w+|no (?:option|renewal|extension)s?|without (?:any )?(?:option|renewal)s?|not (?:renew|extend)|permit extension|day extension|growth|exclusive)\b/i;

export const saidRights = [
  letterField('renewal_options', [
    saying(
      'times',
      [
        new RegExp(String.raw`\b${many} ?x ?(\d{1,3}) ?(months?|years?)?\b`, 'i'),
        new RegExp(
          String.raw`(?<!.)(?=.*${renewing}).*?\b${many} (?:more |further |additional |automatic |successive |consecutive |renewal |extension |option |periods? of |options? of |terms? of |stretches of |options? to (?:renew|extend) (?:for )?(?:of )?){1,4}(?:up to )?(\d{1,3}) ?-?(months?|years?)`,
          'i',
        ),
        new RegExp(
          String.raw`(?<!.)(?=.*${renewing}).*?\b${many} (?:\w+ )?(\d{1,3})[ -](months?|years?) (?:\w+ )?(?:options?|renewals?|extensions?|terms?|periods?)`,
          'i',
        ),
        // `two 5's at market`, `then four fives`.
        /\b(\d|two|three|four|five|six) (\d{1,2})['’]s(?= (?:at|for|with)\b|\W*$)/i,
        /\b(?:then|plus) (\d) (\d{1,2})s\b/i,
        /\boptions?\W{1,4}(\d) (?:at|of|for) (\d{1,2}) (years?|months?)/i,
        /\b(?:prolong|extend|renew)\w* (twice|once) (?:by|for) (\d{1,2}) (months?|years?)/i,
        /\b(twice) (\d{1,2}) (months?|years?) by declaration/i,
      ],
      (match) =>
        options(
          { twice: 2, once: 1 }[(match[1] ?? '').toLowerCase()] ?? Number(match[1]),
          match[2],
          match[3] ?? 'years',
        ),
      { unless: notRenewal },
    ),
    saying(
      'plus',
      [
        /\b(?:options? to renew|renewals?|extensions?|options?|term)\b[^:]{0,80}: .{0,120}?\b(\d{1,2}) ?\+ ?(\d{1,2})(?: ?\+ ?(\d{1,2}))?\b/i,
      ],
      (match) => {
        const all = match.slice(1).flatMap((each) => (each === undefined ? [] : [each]));
        const own = /^(?:term|tenure|lease)/i.test(match[0]) ? all.slice(1) : all;
        return own.every((each) => each === own[0]) ? options(own.length, own[0], 'years') : null;
      },
    ),
    saying(
      'once',
      [
        new RegExp(
          String.raw`(?:right to stay on|stay on|sign on|option to (?:renew|extend)|renew(?:al)?|extend|extension|prolong)\b[^.;]{0,50}?\bfor (?:a |an |1 |another |one )?(?:further |additional |more |more term of )*${span}`,
          'i',
        ),
        /\b(?:1|a|an|single|another|the) (?:single )?(\d{1,2})[ -](years?|months?) (?:renewal|extension|option|term|right)/i,
        /\bfor (?:another )?(\d{1,2}) (more) (?:years )?at your (?:election|option)/i,
        /\byou get (\d{1,2}) (more)\b/i,
        // `an option, five more at market`, `another seven at whatever the market is`
        /\boptions?\b[^.;\d]{0,12}(\d{1,2}) (more)\b(?! ?(?:months?|days|weeks?))/i,
        /\b(?:renew\w*|options?|extend|after that|when it['’]?s up|when (?:that|the (?:lease|term)) (?:is up|ends|runs out))\b[^.;]{0,60}?\banother (\d{1,2})\b(?! ?(?:months?|mos|days|weeks?|%|[$£€]|(?:sq|sf|feet|space|spot|stall)))/i,
        /\b(?:you|we|they|tenant) (?:may|can|could) stay (?:on )?(?:another )?(\d{1,2}) (?:more )?(years?|months?)\b/i,
        // `we can stay another 3`, `with the chance to keep it 4 more`: years, like the term.
        /\b(?:you|we|they|tenant) (?:may|can|could) stay (?:on )?(?:for )?another (\d{1,2})\b(?! ?(?:months?|days|weeks?|%|[$£€]))/i,
        /\b(?:chance|choice|right|option) to (?:keep|stay|have|rent|go|lease)\b(?: (?:it|on|there|the \w+))?(?: for)? (?:another )?(\d{1,2}) more\b(?! ?(?:months?|days|weeks?))/i,
        /\b1 (?:at|more|chance|shot)?[^.;]{0,20}\b(\d{1,2}) (years?|months?)? ?at tenant['’]s (?:call|option)/i,
        new RegExp(
          String.raw`^(?:renewal?|options?|extensions?|extn|item \d+: renew)\w*[^:]{0,400}: (?:.*?yes[^\d]{1,5})?(?:1 (?:time|option|term),? (?:of |for )?)?${span}`,
          'i',
        ),
        /\b(\d{1,2})[ -](years?|months?) (?:renewal right|renewal option|option to renew|extension right)/i,
      ],
      (match) => options(1, match[1], /^m(?!ore)/i.test(match[2] ?? '') ? 'months' : 'years'),
      { unless: notRenewal, weight: rank.qualified },
    ),
  ]),
  letterField('renewal_notice', [
    saying(
      'window',
      [
        new RegExp(
          String.raw`(?<!.)(?=.*${renewalWords}).*?\b(\d{1,3}) ?(?:-|–|to|and|(?:months?,? )?(?:nor|and|but|or) (?:no |not )?(?:more|less|fewer|later|earlier) than) ?(\d{1,3}) ?(months?|mos?\b|days)`,
          'i',
        ),
      ],
      (match) => {
        const [few, many] = [Number(match[1]), Number(match[2])].sort((a, b) => a - b);
        const value = `${few}-${many} ${/^d/i.test(match[3] ?? '') ? 'days' : 'months'}`;
        return { value, shown: value };
      },
      { unless: notNotice, weight: rank.otherForm },
    ),
    saying(
      'notice',
      [
        new RegExp(
          String.raw`(?<!.)(?=.*${renewalWords}).*?\b(\d{1,3}|a) ?(months?|mos?\b|days|years?)(?:['’]s?)? (?:prior |written |advance |clear )*(?:notice|warning|heads[- ]up|ntc|ahead|before|out\b)`,
          'i',
        ),
        // `Two 5-yr, 180 days notice`
        /^\W*\d (?:x )?\d{1,2}[- ]years?\b[^.;]{0,30}?\b(\d{1,3}) (months?|days)['’]? (?:prior |written )*notice\b/i,
        /(?<!.)(?=.*\b(?:option\w*|renew\w*|exten\w*|prolong\w*)\b).*?\b(?:notice|declaration|tell)\b[^.;]{0,30}?\b(\d{1,3}) ?(months?|days)\b/i,
      ],
      (match) => {
        const unit = (match[2] ?? '').toLowerCase();
        const count = (match[1] === 'a' ? 1 : Number(match[1])) * (unit.startsWith('y') ? 12 : 1);
        return unit.startsWith('d')
          ? { value: count, shown: `${count} days` }
          : { value: `${count} months`, shown: `${count} months` };
      },
      { unless: notNotice },
    ),
  ]),
  letterField('termination_option', [
    saying(
      'mayLeave',
      [
        /\b(?:tenant|lessee|licen[cs]ee|operator|carrier|school|studio|clinic|church|hospital|subtenant|owner|landlord|lessor|either (?:of us|party|side)|you|we|i)\b[^.;]{0,120}?\b(?:may|can|could|has the(?: ongoing| one-time)? right|shall have the(?: ongoing| one-time)? right|reserves the right|is free|are free|(?:is|are) (?:\w+ )?at liberty|gets? (?:one|1) (?:shot|chance)|lets)\b[^.;]{0,120}?\b(?:walk(?: away)?|leave|terminat\w*|cancel|quit|end (?:it|the lease|the (?:\w+ ){0,3}lease|this lease)|discontinue|give (?:the )?keys back|get(?:ting)? out|pull (?:it|out)|vacate|hand back|give back|drop out)\b/i,
        // `you may go after year four`, `can i leave after 2`
        /\b(?:you|we|i|tenant) (?:may|can|could) (?:go|leave|get out|walk|move out) (?:any ?time )?(?:after|at|from) (?:the )?(?:(?:end of )?(?:year|yr|month)|\d|(?:first|second|third|fourth|fifth)\b)/i,
        /\b(?:one|1) (?:shot|chance) at getting out\b|\blets? the [\w-]+ leave\b|\b(?:lease|deal) ends \d+ days after\b|\bwe can quit\b/i,
        /^(?:opt-?out|military|sonderk\p{L}+|break(?: clause| option| right)?|early (?:out|exit|termination)|termination(?: right| option)?|cancell?ation(?: right)?|kick-?out|exit|walk-?away|give-?back|lock-?in|triennial exit)[^:]{0,400}: (?!.*\b(?:none|no right|not offered|n\/a)\b)(?=.*(?:\d|yes|month|year|anniversary|tenant))/iu,
        /\b(?:break clause|break option|tenant['’]s break|early termination right|termination right|right to (?:terminate|cancel|break)|kick-?out|opt[- ]out|escape (?:clause|hatch)|walk(?:s)? away|early out|early exit|exit right|give(?:s|n)? (?:\w+ ){0,4}notice (?:to|and) (?:quit|leave|end|terminate|vacate))\b[^.;]{0,100}(?:\d|month|year|notice|anniversary)/i,
        /\b(?:special right of termination|r[eé]siliation|triennial)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\bco-?tenan\w+|\b(?:closes?|ceases? to (?:operate|trade)|goes dark)\b[^.;]{0,60}\b(?:days|months)\b|\b(?:negotiations|if (?:we|you) break|break room|no (?:right|option) to (?:terminate|cancel|break)|may not (?:terminate|cancel)|cannot (?:terminate|cancel)|casualty|condemn\w+|refusal lets|default|holdover|month by month|sublease it|audit|letter may|offer|consent is not)\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('rofo_rofr', [
    saying(
      'first',
      [
        /\b(?:rofo|rofr|right of (?:first|1st) (?:offer|refusal|lease)|rt\. of (?:first|1st) offer|(?:first|1st) (?:offer|refusal|call|shot|dibs|look)|refusal right|pre-?emptive|pre-?emption|vormietrecht)\b(?! to buy)/i,
        /\b(?:offer(?:ed|ing)?|ring|tell|show)\b[^.;]{0,60}\b(?:to you first|you first|first one|ahead of (?:third parties|others|anyone))\b|\bfirst (?:one )?(?:i|we) (?:ring|call|offer)\b/i,
        /\b(?:we|I|tenant|they)(?:['’]d| would| want to| wants to| should| must| to)?\b[^.;]{0,20}\b(?:be )?(?:asked|told|offered it|given the chance) first\b/i,
        /\bbefore marketing\b[^.]{0,80}\b(?:send|offer|give)\b|\bwe can match\b|\b(?:tenant|we) (?:may|can|has \d+ \w+ to) match\b/i,
      ],
      yes,
      {
        unless:
          /\b(?:no|without|not|drops?|gave up|waives?|waived|previous)\b[^.;]{0,40}\b(?:rof[or]|right of first|first (?:offer|refusal))\b|\brefusal to (?:buy|purchase)\b|\bto buy the\b|\bgave up its\b|\bfirst (?:offer|look) at (?:the )?(?:draft|lease)\b/i,
      },
    ),
  ]),
  letterField('expansion', [
    saying(
      'more',
      [
        /\b(?:must-take|exp(?:ansion)?\.? option|expansion right|option (?:on|over) the (?:back|old|adjoining|next|remaining)|space options?|additional land|may (?:lease|take|call for) (?:an |a )?(?:additional|further)|to add the adjoining|right to expand|growth)\b/i,
        /\b(?:hold|keep)\b[^.;]{0,60}\boff the market\b[^.;]{0,60}\bin case\b/i,
        /\b(?:wants to grow|when [^.;]{0,40} lease is up)\b[^.;]{0,80}\bcan have that\b/i,
        /\btake-up of any contiguous\b/i,
        /\b(?:may|can|option|right|could|entitled)\b[^.;]{0,50}\b(?:expand|grow into|take (?:on )?(?:the )?(?:additional|adjacent|adjoining|contiguous|next|rest|remaining|more)|add (?:the )?(?:adjacent|adjoining|suite|unit|bay))\b/i,
        /\bexpan(?:d|sion)\b[^.;]{0,80}\b(?:may|can|option|right|hold|first|sf|feet|months?|years?)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:no expansion|without|withdraws?|not offered|rent growth|opex growth|cost growth|annual growth)\b/i,
      },
    ),
  ]),
  letterField('relocation', [
    saying(
      'waived',
      [
        /^(?=.*\b(?:relocat\w+|reloc|substitut\w+ (?:space|premises|suite)|(?:mov(?:e|ed|ing)|shift(?:ed)?|bump(?:ed)?|swap(?:ped)?|uproot\w*|displac\w+|kick\w*) (?:the )?(?:you|us|me|them|tenant|lessee|licen[cs]ee|our|your|her|him|elsewhere|to (?:another|a different))|stay(?:s|ing)? put)\b).*\b(?:no|not|never|without|waiv\w+|delet\w+|strik\w+|struck|stricken|stay(?:s|ing)? put|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|none|removed?|n\/a|drop(?:s|ped)?|give[sn]? up|gone|out of the (?:lease|form))\b/i,
        /\brelocat\w+\b[^.;]{0,60}\b(?:deleted?|strike|struck|stricken|waived|out|comes out|removed|not acceptable|none|n\/a)\b|^(?:relocat\w*|reloc\.?|move rights|substitution[^:]*|item: relocate|involuntary relocation)[^:]{0,400}: (?:deleted|none|no\b|n\/a|waived|struck|not)/i,
        /\b(?:no|waives? (?:the|any|its)|gives? up the|not entitled to|shall have no|never|nobody|can['’]t|cannot|may not|won['’]t)\b[^.;]{0,40}\b(?:relocat\w+|right to (?:move|relocate)|mov(?:e|es|ing) (?:me|us|you|tenant)|swap units|allocate other|be moved)\b/i,
        /\bno relocation\b|\bstays in \w+(?: \w*)? for (?:the )?whole term\b|\bit relocate tenants; for [^.;]{0,40} this is waived\b/i,
      ],
      no,
      {
        unless:
          /\bnever in the last\b|\b(?:not more than|not less than|no (?:more|less) than|refus\w+|no extra)\b|\b(?:sign|furniture|trade fixtures|equipment)\b[^.;]{0,20}\bmov|\bmov\w+ (?:in|out)\b/i,
        weight: rank.explicit,
      },
    ),
    saying(
      'mayMove',
      [
        /^(?=.*\b(?:relocat\w+|substitut\w+ (?:space|premises|suite)|(?:mov(?:e|ed|ing)|shift(?:ed)?|bump(?:ed)?|swap(?:ped)?|uproot\w*|displac\w+) (?:the )?(?:you|us|me|them|tenant|lessee|licen[cs]ee|our|your|her|him|elsewhere|to (?:another|a different)))\b).*\b(?:may|can|could|right|reserves?|option|entitled|notice|days|once|yes|agrees? to|allowed|permitted|landlord['’]s (?:cost|expense))\b/i,
        /\b(?:landlord|owner|lessor|we|operator|center management|LL|I|licensor|sublandlord)\b[^.;]{0,60}\b(?:may|can|right to|ability to|allowed to|require|reserves?)\b[^.;]{0,50}\b(?:move|relocate|shift|substitute|swap|lift and shift|allot)\b/i,
        /\b(?:tenant|licen[cs]ee|you|stall|studio)\b[^.;]{0,60}\b(?:can be|may be|agrees? to|will|to)\b[^.;]{0,20}\b(?:shifted|moved|relocated|relocate|sent to another|substituted)\b/i,
        /^(?:relocat\w*|reloc\.?|substitut[^:]*|lift and shift|right to move[^:]*|relocation right|involuntary relocation|umzug\w*|move rights)[^:]{0,400}: (?=.*(?:\d|yes|LL right|may|right))/i,
        /\boperator allots another\b|\bpitch number is not fixed\b|\bowner can have its suite back\b|\b(?:studio|tenant|yoga|clinic|store) (?:goes|moves) to (?:building|suite|unit|\d)/i,
      ],
      yes,
      {
        unless:
          /\b(?:moving (?:allowance|expenses|costs) (?:of|up)|relocat\w+ (?:allowance|from your)|move[- ]in|relocating (?:from|here|our)|we (?:are|['’]re) relocating|no|not|never|without|waiv\w+|delet\w+|strik\w+|struck)\b(?! in the last)/i,
      },
    ),
  ]),
  letterField('exclusive_use', [
    saying(
      'none',
      [
        /\b(?:no|without|drop the|don['’]t qualify for|not (?:granting|giving|offering))\b[^.;]{0,30}\bexclusiv\w+\b|^(?:exclusive|competition|competing|protected)[^:]*: (?:none|no\b|n\/a|not)\b|\bno one is promised to be the only\b|\bmay lease to competitors\b/i,
      ],
      no,
      { unless: /\b(?:no-?shop|negotiat\w+|parking)\b/i, weight: rank.direct },
    ),
    saying(
      'onlyOne',
      [
        /\b(?:landlord|owner|lessor|ownership|LL|bailleur|we)\b[^.;]{0,60}\b(?:won['’]t|will not|shall not|agrees? not to|covenants? (?:that|not)|not to|s['’]interdit|shall not permit|would not let)\b[^.;]{0,100}\b(?:lease|let|rent|permit|place|allow|another|competing|rival|sell)\b/i,
        /\b(?:protected from|free of) (?:other|competing|rival)\b|\bno (?:competing|competitor|competition|rival|similar)\b|\b(?:keep|shut) out (?:other|competing|rival)\b|\b(?:won['’]t|not) (?:bring|put|let|lease|rent|allow)\b[^.;]{0,40}\b(?:another|other|competing|competitor|rival|similar)\b/i,
        /\b(?:the only|only|sole right to|exclusive right to|ours alone|nobody else|no one else|no other|no 2nd|no second|to herself|to himself|to itself|theirs)\b[^.;]{0,80}\b(?:(?:in|on|at) (?:the |this |our )(?:\w+ ){0,3}(?:building|center|centre|mill|strip|plaza|parade|mall|property)|on the (?:property|outparcels)|in my other|sell|gets to sell|within \d|concept|gym|studio)\b/i,
        /\bputs? in (?:a|another) (?:2nd|second|competing)\b|\bone [\w ]{3,30} in the \w+ and it['’]s theirs\b|\bneither [\w ]{3,60} to be let\b|\b1 [\w ]{3,30} in the \w+ and it['’]s theirs\b|\bfull-service [\w ]+: ours alone\b/i,
        /^(?:excl(?:usive|\.|usivity|usiveness|usivit[eé])?(?: right| use| of use)?|tenant['’]s exclusive|protected trade|use protection|category (?:lock|protection)|trading exclusivity|non-compete[^:]*|radius for landlord|restrictive covenant for[^:]*)[^:]{0,400}: (?=\S)/i,
      ],
      yes,
      {
        unless:
          /\b(?:exclusive of (?:vat|tax)|negotiat\w+|no-?shop|(?:off|from) the market|(?:not|never|stop) (?:to )?(?:market|advertise)\w*|exclusive line|exclusive use of (?:patients|tenant)|days\b|until \w+ \d|stalls|spaces|for sale|marketing|proposals|broker|(?:paragraph|section|clause|provision) (?:is|shall be|will be) binding)\b/i,
      },
    ),
  ]),
];
