import { stateOf, statePattern } from '#documents/lease/lexicon/addresses.ts';
import { rank } from '../../../extract/weights.ts';
import { asPrinted, type Line, type Said, saying } from '../../letter-saying.ts';
import { showAmount } from '../../letter-values.ts';
import { parkingCount } from '../../parking-count.ts';
import { aSign } from '../../sign-words.ts';
import { letterField } from '../letter-field.ts';
import { money, plain } from './patterns.ts';

/** Clauses of the later lease and of the offer itself, in informal wording. */

const words = (value: string): Said => ({ value, shown: value });
const number = (value: number, shown: string): Said => ({ value, shown });
/** What people call their business when they describe what they use the space for. */
const trade =
  '(?:business|shop|store|bakery|caf[eé]|coffee (?:shop|bar)|restaurant|kitchen|bar|brewery|taproom|salon|barber ?shop|spa|studio|gym|clinic|practice|pharmacy|day ?care|school|office|offices|workshop|garage|dealership|showroom|gallery|laundromat|warehouse|lab)';
const activity = String.raw`(?:offices?|warehous\w+|storage|shops?|stores?|retail\w*|restaurant|caf[eé]|bakery|laborator\w+|labs?|clinic\w*|medical|dental|school|day-?care|salon|spa|practice|showroom|manufactur\w+|assembly|workshop|studio|gym|gymnastics|fitness|distribution|light industrial|research|services|sales|kitchen|church|classes|vehicles|taqueria|dispensary|branch|crops|boarding|woodworking|trailers|parties|food|coffee|cooking|boxes|quilts|coffee|tastings|praxis|physiotherap\w+)`;

const abroad: readonly (readonly [string, RegExp])[] = [
  ['England and Wales', /\bEngland (?:and|&) Wales\b/],
  ['England', /\b(?:England|English)\b/],
  ['Northern Ireland', /\bNorthern Ireland\b/],
  ['Scotland', /\b(?:Scotland|Scots|Scottish)\b/],
  ['Ireland', /\b(?:Ireland|Irish)\b/],
  ['Germany', /\b(?:German|Germany|Deutschland|deutsches)\b/],
  ['Netherlands', /\b(?:Dutch|Netherlands)\b/],
  ['France', /\b(?:French|France|fran[cç]ais)\b/],
  ['Belgium', /\b(?:Belgian|Belgium)\b/],
  ['Switzerland', /\b(?:Swiss|Switzerland)\b/],
  ['Austria', /\b(?:Austrian|Austria)\b/],
  ['Spain', /\b(?:Spanish|Spain)\b/],
  ['Italy', /\b(?:Italian|Italy)\b/],
  ['Poland', /\b(?:Polish|Poland)\b/],
  ['Quebec', /\bQu[eé]bec\b/],
  ['Ontario', /\bOntario\b/],
  ['British Columbia', /\bBritish Columbia\b/],
  ['Alberta', /\bAlberta\b/],
  ['Manitoba', /\bManitoba\b/],
  ['Saskatchewan', /\bSaskatchewan\b/],
  ['Nova Scotia', /\bNova Scotia\b/],
  ['New South Wales', /\bNew South Wales|NSW\b/],
  ['Queensland', /\bQueensland\b/],
  ['India', /\bIndia\b/],
  ['District of Columbia', /\bDistrict of Columbia\b|\bD\.C\.|\bDC\b/],
];
const state = new RegExp(String.raw`\b(${statePattern})\b`);

/** The count or ratio if the words state one, shown with the words. */
function asParking(match: RegExpExecArray, line: Line): Said {
  const shown = asPrinted(match, line);
  return typeof shown === 'string' ? { value: parkingCount(line.text) ?? shown, shown } : null;
}

export const saidClauses = [
  letterField('governing_law', [
    saying(
      'law',
      [/\b(?:laws?|governing|jurisdiction|recht|droit|disputes?|court|venue|statutes)\b/i],
      (_, { heading, text }) => {
        const own =
          /^(?:choice of law|law\b|laws\b|gov(?:erning)?\b|venue|jurisdiction|droit|anwendbares|applicable)/i.test(
            heading,
          ) ||
          /\b(?:governs?|governed|laws? of|laws?\b[^.;]{0,20}(?:applies|apply|controls?)|law and|for law|choice of|courts?|['’]s law|decided by)\b/i.test(
            text,
          ) ||
          /\b\p{Lu}\p{L}{1,60} law\b/u.test(text);
        if (!own) return null;
        const named = state.exec(text)?.[1];
        if (named !== undefined && !/County, /.test(`${named}, `)) return words(named);
        const other = abroad.find(([, pattern]) => pattern.test(text))?.[0];
        if (other !== undefined) return words(other);
        const short = /^\W*([A-Z]{2})\b(?=[;,. ]|$)/.exec(text)?.[1];
        const full = short === undefined ? null : stateOf(short);
        if (full) return words(full);
        return /\bfederal law\b/i.test(text)
          ? words('federal law')
          : /\btribal law\b/i.test(text)
            ? words('tribal law')
            : null;
      },
      {
        unless:
          /\b(?:law (?:firm|school|office)|father-in-law|lawyers? (?:in|at)|landlord law|franchise|attorney general|by-?laws?|comply|complies|compliance|in-law|as required by law|zoning|required by)\b/i,
      },
    ),
  ]),
  letterField('holdover', [
    saying(
      'rate',
      [
        /\b(?:hold(?:s|ing)?[ -]?over|over-?hold\w*|h\/o|linger\w*|(?:past|beyond|after) (?:the )?(?:end|expir\w+|term|last day|lease (?:ends|expires|is up)|move-?out|termination)|(?:don['’]t|doesn['’]t|not|fails? to) (?:leave|move out|vacate|get out|surrender)|not out by|remain(?:s|ing)? (?:in possession|after|on|past)|staying|overstay\w*|stay(?:ing|s)? (?:on|past|late)|remaining in occupation|still there after|run past|late exit|surrender late|left on site after|fails to leave|expiry|tenancy after term|tacit renewal|premium for staying|possession retained|after expiration|grace of \d+ days after)\b.{0,200}?(?:\d{2,3}(?:\.\d+)?\s?%|\b\d(?:\.\d+)? ?(?:x|times)\b|\bdouble\b|\btwice\b|\btriple\b|\bhalf\b|\bquarter\b|[$£€]\s?\d|\bsame (?:rent|money|terms|rate)\b|\bcontract rent\b|\bthen current\b|\bholdover \d{3}\b|\bold rate\b)/i,
      ],
      (_, { text }) => {
        const percent = /\b(\d{2,3})\s?%/.exec(text);
        const plus = /\+ ?(\d{1,2})\s?%/.exec(text);
        if (plus) return words(`${100 + Number(plus[1])}%`);
        if (percent && Number(percent[1]) >= 100) return words(`${percent[1]}%`);
        const times = /\b(\d(?:\.\d+)?) ?(?:x|times)\b/i.exec(text);
        const same = /\b(?:same (?:rent|money|terms|rate)|contract rent|then current|old rate)\b/i.exec(text);
        if (times && same) return words(text);
        if (times) return words(`${Math.round(Number(times[1]) * 100)}%`);
        if (/\b(?:double|twice)\b/i.test(text)) return words('200%');
        if (/\btriple\b/i.test(text)) return words('300%');
        if (/\bup by half\b/i.test(text)) return words('150%');
        if (/\bquarter of the rent\b/i.test(text)) return words('125%');
        const bare = /\bholdover (?:at |of |is )?(\d{3})\b/i.exec(text);
        if (bare) return words(`${bare[1]}%`);
        return words(text);
      },
      {
        unless:
          /\b(?:present occupant|hold over the|no deposit|late (?:fee|charge)|option|renewal|percentage rent|increase[sd]? (?:by|each))\b/i,
      },
    ),
  ]),
  letterField('default_monetary_cure', [
    saying(
      'money',
      [
        /(?:\b(?:monetary|money|pay(?:ment|s|ing)?|rents?|non-?payment|sum|mon\.|past-due|arrear)\b|(?<![\d\w])\$(?= ?[:=]))[^;]{0,70}?\b(\d{1,2}) ?(?:business |calendar |bus\. )?days\b/i,
        /\b(\d{1,2}) ?(?:business |calendar )?days?\b[^.;]{0,50}?\b(?:monetary|money|payments?|rent|mon\.|to pay|to bring rent)\b/i,
        /^(?:default|cure|events? of default|breach)[^:]*: .*?\b(\d{1,2}) ?\/ ?\d{1,2}\b/i,
        /\bmonetary (?:stays|remains) at (\d{1,2})\b/i,
        /\b(\d{1,2}) (?:business |calendar )?days?['’]?(?: written| prior)* (?:notice|grace|to cure|cure)[^.;]{0,60}\b(?:rent|pay\w*|money|monetary)\b/i,
        /\b(\d{1,2}) ?(?:days? )?(?:for |on |\()(?:money|monetary|rent|payments?|\$)/i,
        /\b(\d) weeks\b[^.;]{0,50}\b(?:bring rent|pay)\b/i,
      ],
      (match, { whole }) =>
        isDefault(whole) && !/^non/i.test(match[0])
          ? number(/weeks/i.test(match[0]) ? Number(match[1]) * 7 : Number(match[1]), `${match[1]} days`)
          : null,
      { unless: notDefault() },
    ),
    saying('noGrace', [/\bno grace\b[^.;]{0,80}\brent\b|^no grace\.?$/i], () => number(0, 'None')),
    saying('whatever', [/\b(\d{1,2}) days after\b[^.;]{0,40}, whatever the matter/i], (match) =>
      number(Number(match[1]), `${match[1]} days`),
    ),
  ]),
  letterField('default_nonmonetary_cure', [
    saying(
      'other',
      [
        /\b(?:non-?monetary|non-?\$|other (?:covenants?|breach(?:es)?|defaults?|obligations|any)|any other (?:breach|covenant|default)|covenant|perform|anything else|the rest|otherwise|non-?mon\.?|non)\b[^;]{0,60}?\b(\d{1,3}) ?(?:calendar |business )?days?\b/i,
        /\b(\d{1,3}) ?(?:calendar |business )?days?\b[^.;]{0,45}?\b(?:non-?monetary|otherwise|other (?:breach\w*|default\w*|covenants?)|non-?mon\b\.?|else|other|on the rest|anything)\b/i,
        /^(?:default|cure|events? of default|breach)[^:]*: .*?\b\d{1,2} ?\/ ?(\d{1,2})\b/i,
        /\b(\d{1,3}) for other breaches\b|\bnon-?monetary cure at (\d{1,2})\b|\b(\d{1,2}) on the rest\b/i,
        /\bany other (?:breach|default), (\d{1,3})\b/i,
        /\b(\d{1,3}) ?(?:days? )?(?:for |on |\()(?:everything else|anything else|non-?monetary|other|the rest|covenants?|all else|non-?money)/i,
        /\b(?:a|1) (month) to fix anything else\b|\bother obligations, (?:1|one) (month)\b/i,
        /\b(\d{1,2}) days after\b[^.;]{0,40}, whatever the matter/i,
      ],
      (match, { whole }) => {
        const own = match.slice(1).find((each) => each !== undefined);
        return own !== undefined && isDefault(whole)
          ? number(own === 'month' ? 30 : Number(own), own === 'month' ? 'one month' : `${own} days`)
          : null;
      },
      { unless: notDefault() },
    ),
  ]),
  letterField('insurance_liability', [
    saying(
      'limit',
      [
        new RegExp(
          String.raw`\b(?:liability|CGL|GL|umbrella|haftpflicht|occ(?:urrence|\.)?|insurance|ins\.?|cover(?:age)?|policy|insured)\b[^;]{0,90}?${money}`,
          'i',
        ),
        new RegExp(
          String.raw`${money}[^.;$£€]{0,40}\b(?:liability|CGL|GL|per occ\w*|each occurrence|combined single|any (?:one|1) claim|aggregate|cover|CSL|occurrence)\b`,
          'i',
        ),
        /\b(?:liability|CGL|GL|haftpflicht|occ(?:urrence|\.)?|policy|insurance)\b[^.;$£€]{0,60}?\b(\d[\d,]{5,30})\b/i,
        /\b(\d[\d,]{5,30})\b[^.;$£€]{0,40}\b(?:liability|CGL|GL|each occurrence|per occ\w*|agg\w*|policy)\b/i,
      ],
      (match) => {
        const value = plain(match[1]);
        return value < 100_000 || value > 50_000_000
          ? null
          : number(value, showAmount(value, match[0].includes('£') ? 'GBP' : match[0].includes('€') ? 'EUR' : 'USD'));
      },
      { unless: /\b(?:guarant\w*|deposit|premium (?:of|is)|deductible|allowance|net worth|letter of credit|l\/c)\b/i },
    ),
  ]),
  letterField('permitted_use', [
    saying(
      'heading',
      [
        /^(?:nature of business|type of business|business type|line of business|occupancy|allowed uses?|proposed use|intended use|use of premises|concept|activities permitted|nutzung|verwendung|bestemming|trade|tenant['’]s operations|what for|permitted activities|business|trade|use|uses|permitted use|user|destination|activity|activities|purpose|concept)\??: (?=\S)/i,
      ],
      asPrinted,
      { unless: /\b(?:proceeds|loading|occupancy tax)\b/i },
    ),
    saying(
      'runs',
      [
        /\b(?:we['’]d|we would|tenant (?:will|would|is to|wants to)|client wants the \w+ for|lessee intends to|they['’]re allowed to|school will|you may)\b[^.;]{0,12}\b(?:run (?:a|an|our)|operate (?:a|an|our)|open (?:a|an|our)|use (?:it|the \w+) (?:for|as)|sell|grow|do \w+ (?:food|repair)|for(?! \d))\b[^.;]{3,}/i,
        new RegExp(
          String.raw`\b(?:used (?:as|for)|for use as|for the purpose of|occupancy of [^.;]{0,30} for|floor as (?:a|an)|first-class)\b[^.;]{0,60}\b${activity}\b`,
          'i',
        ),
        new RegExp(
          String.raw`\b${activity}\b[^.;]{0,90}\b(?:only|is what the tenant does|are all okay|are fine|is fine|that['’]s the whole business|use, full stop|no customers|under this offer are, permitted)`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:space|premises|suite|unit|room)\b[^.;]{0,30}\b(?:for|as) (?:a |an |our |general |its )?(?:\w+ ){0,3}${activity}\b`,
          'i',
        ),
        /\b(?:space|premises|suite|unit|shop|store|building|it|yard|land|floor)\b[^.;]{0,30}\b(?:will be|to be|would be|is to be|may be|shall be|can be|are to be) used\b[^.;]{3,}/i,
        /\b(?:tenant['’]s|our|my|their|his|her) (?:business|concept|operation|trade) (?:is|will be)\b[^.;]{3,}|\buse (?:is|will be|would be|as)\b[^.;]{3,}|\b(?:tenant|we|lessee|they)(?:['’]ll| will| would|['’]d| intends? to| plans? to| wants? to| may| can)? (?:operate|run|open|sell|serve|make|teach|treat|store|manufacture|assemble)\b[^.;]{0,60}\b(?:from|in|at|out of) (?:the|this) (?:space|premises|suite|unit|shop|store|building|yard|floor)\b/i,
        /\bany lawful (?:use|purpose)\b|\bcan take parked \w+/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:was used|deposit|parking (?:is|ratio|spaces)|exclusive|clause|rent\b|sign\b|signage|allowance|first (?:offer|refusal)|assign\w*|sublet|sublease|store there|insurance|elevator|comparable|paint|[$£€]\s?\d|tour|lot was|repairs|taxes|expenses|by appointment|turnovers|office hours|observations)\b/i,
        least: 4,
        weight: rank.qualified,
      },
    ),
    // `would be a bakery with a few tables`, `rent it from you for our used truck business`
    saying(
      'trade',
      [
        new RegExp(
          String.raw`(?:^|[?.;] )\W{0,3}(?:it )?(?:would|will|['’]d|['’]ll) be (?:for )?(?:a|an|our|my) (?:[\w-]+ ){0,3}${trade}\b`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:rent|lease|take|want|need|space)\b[^.;]{0,60}\bfor (?:our|my|a|an|his|her|their) (?:[\w'’-]+ ){0,4}${trade}\b`,
          'i',
        ),
      ],
      asPrinted,
      {
        unless:
          /[$£€%]|\b(?:allowance|deposit|sign|exclusive|parking|broker|insurance|(?:rent|lease) for (?:a|an|the) (?:term|period))\b/i,
        least: 5,
        weight: rank.indirect,
      },
    ),
  ]),
  letterField('parking', [
    saying(
      'count',
      [
        /^(?:parking|p(?:ar)?kg|prkg|garage|vehicles|cars?|reserved|bicycle|ev|stalls|spaces|pkg ratio|trailers?)\b[^:]*: (?=\S)/i,
        /\b(?:park(?:ing|ed)?|stalls?|garage|spots?|(?:car|parking|drop-off|tandem|surface) (?:spaces?|places?|areas?|bays?|lot|deck|structure)|parking (?:passes|permits|tags)|cars|validations?|driveway|carport|valet|(?:trucks|vans|trailers) (?:in|on|at|may|can))\b[^;]{0,80}(?:\d|\bincluded\b|\bfree\b|\bno charge\b|\bnone\b|\bcommon\b|\breserved\b|\bunassigned\b|\bunreserved\b|\bfirst come\b|\bon the street\b|\bexclusive\b|\ball yours\b|\bno extra\b|\ballotted\b|\bfor you\b|\bthere isn['’]t any\b|\bno car\b)/i,
        /(?:\d|\bno\b|\bnon-exclusive\b)[^;]{0,60}\b(?:parking|stalls?|spots?|car spaces?|open lot|cars|validations?)\b/i,
      ],
      asParking,
      {
        unless:
          /\b(?:repaved|resurfaced|restripe\w*|striped|tour|visitor parking on|our current|went into CAM|parking lot (?:lease|was|is (?:insured|maintained))|building permit|roof|loading bays?|ground (?:lease|rent)|dock|sublease|taxes|(?:bays?) \d|deposit|allowance|liability|after permits|conditional use permit|trailers and containers|charged at cost|use clause|no cars? (?:sales|repair))\b/i,
        least: 2,
        bargained: true,
      },
    ),
  ]),
  letterField('signage', [
    saying(
      'sign',
      [
        /^(?:sign(?:s|age)?|ext(?:erior|\.)? sign\w*|building sign\w*|your name|branding|awning|facade|storefront|directory|fascia|identification|bldg\. top|pylon|monument|graphics|name on[^:]*|branding)[^:]{0,400}: (?=\S)/i,
        new RegExp(
          String.raw`${aSign}|\b(?:signage|sign band|signboard|fascia|marquee|awning|neon|billboard|nameplate|blade|totem|lightbox|vinyl|mural|branding|storefront lettering|pylon|monument|decal|sandwich board|window graphics|channel letters|directory|plaque|logo|banner|painted wall|lettering|(?:our|your|its|the) name on)\b`,
          'i',
        ),
      ],
      asPrinted,
      {
        unless:
          /\b(?:all signs|for lease["”]? sign|traffic|sign (?:with|the|this|below|a|here|and|it|off|personally|for)|signs? (?:the|this|below|here|it)|to sign|we sign|(?:will|must|shall|you|they|parties|we|she['’]ll|who) (?:both )?signs?|exclusions|old sign comes|manufactures|blew off|sign comes off|saw the sign|on the sign out|name on the lease|sign up|good sign|sign-?off)\b/i,
        least: 3,
      },
    ),
  ]),
  letterField('landlord_work', [
    saying(
      'heading',
      [
        /^(?:work by (?:owner|landlord)|travaux bailleur|ausbau|repairs before handover|make-ready|scope by landlord|ll (?:work|deliverables)|landlord(?:['’]s)? works?|owner['’]s work|pre-?handover works?|condition at pcd|hvac replacement|delivery condition|turn-?key[^:]*|improvements by (?:owner|landlord))[^:]{0,400}: (?=\S)/i,
      ],
      asPrinted,
      { unless: /: (?:none|n\/a|no\b|as[ -]is)/i },
    ),
    saying(
      'does',
      [
        /\b(?:landlord|lessor|owner|LL|we|building)(?:['’]ll| will| shall| must| to| is to| agrees to| would)\b[^.;]{0,40}\b(?:add|demise|separate|provide new|upgrade|clean|strip|carpet|finish|bring|complete|wire|plumb|seal|tile|resurface|frame|gut|stripe|restripe|rebuild|redo|service|bring up to)\b/i,
        /\b(?:landlord|lessor|owner|we|I|LL|sublandlord|provider|school district|church|proposer)\b(?:,[^,;]{0,30},)?[^.;]{0,20}\b(?:will|shall|must|to|['’]ll|agrees? to|is asked to|would|delivers?|constructs?|installs?|builds?|replaces?|supplies|have|are going to)\b[^.;]{0,60}\b(?:install|construct|replace|split|build|paint|repair|deliver\w*|demolish|remove|insulate|make good|abate\w*|re-?carpet|patch|refurbish|fix|convert|upgrade|pull power|put in|abated|level|supplies|replacing)\b/i,
        /\b(?:landlord|owner|lessor)['’]s (?:sole )?(?:cost|expense|job|dime|work|account|tab|nickel)\b|\bat (?:its|our|my) (?:sole )?(?:cost|expense)\b[^.;]{0,60}\b(?:abate|install|build|replace|repair|paint|demolish)\b|\bgets? built by (?:landlord|owner)\b|\bby the lessor (?:before|prior)\b|\bdelivered to the suite\b/i,
        /\b(?:broom clean|racking comes out|white box|vanilla (?:box|shell)|rough graded|sprinklered shell)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:insurance|deposit|sign|allowance|works out of|draft|lease form|cost of the lawyers|legal|notice|casualty|damage|relocat\w*|move you|movers|free rent|restore|surrender|end of the term|taxes|audit|expansion|capital|prefers e-mail|not be (?:required|obligated)|reimburse)\b/i,
        least: 5,
        weight: rank.qualified,
      },
    ),
  ]),
];

function isDefault(whole: string): boolean {
  return /\b(?:default|cure|breach|grace|to cure|cures?|curing|behind|short|late|arrears?|re-enter|forfeit\w*|irritancy|late payment|past-due|miss the rent|unpaid|don['’]?t pay|events?|fix|warning|outstanding)\b/i.test(
    whole,
  );
}

function notDefault(): RegExp {
  return /\b(?:late (?:fee|charge)|interest at|free rent|abate\w*|deposit|renew\w*|option|exclusiv\w*|terminat\w+ option|audit|hold(?:ing)? over|holdover)\b/i;
}
