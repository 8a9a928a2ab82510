import { rank } from '../../../extract/weights.ts';
import { asPrinted, type Said, saying } from '../../letter-saying.ts';
import { letterField } from '../letter-field.ts';
import { bySides, tenantLetterhead } from './sides.ts';
import { bySpeakers } from './speakers.ts';

/** Who the parties are, in informal wording: a name and a word for its role in one sentence. */

const word = String.raw`(?:\p{Lu}[\p{L}\d'’.&/-]{0,60}|\d[\d-]{0,30}\d|&|\([A-Z]\p{L}{1,60}\))`;
const name = String.raw`((?:The |the )?(?:\d[\d-]{0,30}\d|\p{Lu}[\p{L}\d'’.&/-]{0,60})(?:,? (?:of (?:the )?|and |de |du |for |dos |für |ATF )?${word}|,? (?:inc\.?|ltée|plc|gmbh)){0,9})`;
/** A role with or without a capital letter. */
const roles = (...words: readonly string[]) =>
  `(?:${words.map((each) => `[${each.charAt(0).toUpperCase()}${each.charAt(0).toLowerCase()}]${each.slice(1)}`).join('|')})`;
const L = roles(
  'landlord',
  'lessor',
  'owner',
  'sub-?landlord',
  'freeholder',
  'proprietor',
  'co-landlords',
  'bailleur',
  'vermieter(?:in)?',
  'grantor',
);
const T = roles(
  'tenant',
  'lessee',
  'sub-?tenant',
  'co-?tenants',
  'occupant',
  'occupier',
  'operator',
  'licen[cs]ee',
  'mieter(?:in)?',
  'preneur',
);

const noName =
  /^(?:I|We|You|He|She|They|It|My|Our|Your|The|This|That|These|There|Here|Landlord|Tenant|Owner|Lessor|Lessee|Subtenant|Sublandlord|Licensee|Licensor|Rent|Please|Lease|Ownership|Yes|No|Not|Each|Both|If|As|In|On|At|To|For|From|With|Suite|Unit|Base|Term|Dear|Hi|Hello|January|February|March|April|May|June|July|August|September|October|November|December|TBD|TBC|LL|LLC|Inc|Re|RE|Thanks|Regards|Building|Premises|Space|Broker|Parties|Party|Client|Company|Signature|Draft|Who|What|When|Title|Deed|Franchisee|Carrier|School|Clinic|Church|Studio|Provider|Operator|Master|Full|Personal|Corporate|Parent|Joint|Required|Rolling|Limited|Hard|Good|None|All|One|Two|Three|Fee|Listing|Commission|Hospital|Ownership|Indexation|Manager|Director|President|Sincerely|Subject|From|Per|Via|Permit|Both|Date|Mr|Ms|Mrs|Dr|School District|Address|Page|Schedule|Section|Article|Exhibit|Sublease|Guarantor|Tenant['’]s|Landlord['’]s|Owner['’]s)$/;
const entity =
  /\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|PBC|PC|DDS|Inc|Corp|Ltd|Limited|GmbH|KG|AG|SE|SA|SARL|B\.V|DAC|plc|ULC|Co|Trust|Trustees?|Partners|Properties|Holdings|Group|Associates|Investors|Therapy|Dental|Dentistry|Orthodontics|Veterinary|Kitchens?|Roasters|Outfitters|Supply|Robotics|Software|Analytics|Consulting|Studios?|Fitness|Salon|Pantry|Books|Toys|Bakery|Clinic|Academy|Pharmacy|Pharmaceuticals|Labs|Systems|Technologies|Engineering|Design|Media|Games|Equipment|Pvt|Pty|SAS|SARL|SCI|Realty|University|Diocese|Authority|County|City|School|Schools|Church|Fund|Society|Cooperative|Agency|Foundation|Fellowship|Hospital|Department|Brands|Restaurants|Logistics|Capital|Brewing|Biologics|Lines|inc)\b/i;

function named(text: string | undefined): string | null {
  const own = (text ?? '')
    .replace(/,? (?:a|an) .{0,400}$/, '')
    .replace(/(?<=[.]) (?:YES|NO|OK|Yes|No|The|This|We|It|They|He|She|Our|You|Please|If)\b.*/, '')
    .replace(/^(?:If|When|Since|While|Once|Unless|Although|Because|Whether|But|That) (?=\p{Lu})/u, '')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, (end) =>
      /\b(?:Inc|Ltd|Corp|Co|Bros|L\.P|LP|B\.V|Jr|Dr|N\.V)$/.test(
        (text ?? '').slice(0, (text ?? '').length - end.length),
      ) && end.startsWith('.')
        ? '.'
        : '',
    )
    .trim();
  const words = own.split(' ').filter((each, at) => at > 0 || !/^the$/i.test(each));
  if (words.length === 1 && noName.test(words[0] ?? '')) return null;
  if (/\bNo\.? ?[A-Z]{0,3}\d+$|@/.test(own)) return null;
  if (own.length < 3 || noName.test(own) || (noName.test(words[0] ?? '') && words.length < 3 && !entity.test(own)))
    return null;
  return words.length > 1 || entity.test(own) || /^\p{Lu}\p{L}{3,}$/u.test(own) ? own : null;
}

/** One party, or those of a list: `Halima Yusuf & Peter Brandt`, `X, Inc. and its founders, Amy Lo and Curtis Hahn`. */
function parties(match: RegExpExecArray): Said {
  const own = named(match[1]);
  return own === null ? null : { value: own, shown: own };
}

/** In a weaker sentence, a name must have a company suffix. */
function companies(match: RegExpExecArray): Said {
  const own = named(match[1]);
  return own === null || !entity.test(own) ? null : { value: own, shown: own };
}

const re = (pattern: string): RegExp => new RegExp(pattern, 'u');
export const saidParties = [
  letterField('landlord', [
    saying(
      'heading',
      [
        re(
          String.raw`^(?:1\. )?(?:Parties ?[-–] ?)?(?:[Pp]roprietor|[Bb]ailleur|Vermieter(?:in)?|[Gg]rantor of the lease|[Ww]ho you['’]re dealing with|[Oo]wner(?:ship)?|[Ll]andlord(?:['’]s name| entity)?|[Ll]essor|[Rr]espondent|[Ss]ubmitted to|[Ll]icensor|[Ff]reeholder|LL)(?!['’]?s? (?:[Ww]orks?|[Ii]mprovements|[Cc]ontribution|[Aa]llowance|[Cc]onditions?|[Ff]orm|[Aa]gents?|[Bb]rokers?|[Ss]olicitors?|[Rr]ep\b))[^:]{0,20}: ${name}`,
        ),
      ],
      parties,
    ),
    saying(
      'isLandlord',
      [
        re(
          String.raw`\b${L}(?: entity| on [^.;]{0,20})?\b(?: (?:is|will be|would be|shall be|reads|being)(?: now)?|\s?=|,) (?:the )?${name}`,
        ),
        re(
          String.raw`${name}(?:,[^,.;]{0,60},?| and [^,.;]{0,60})?,? ["“]?(?:as|is|are|will be|would be|and would be|acts here for itself as|owns the \w+ and would be|which owns [^.;]{0,50} as|both will sign as) (?:the |joint |our |your |legal |fee )?${L}\b`,
        ),
        // `Call with Ana Reis (owner of the old mill)`
        re(
          String.raw`${name} \((?:the |building |property |our |my )?(?:[Ll]andlord|[Oo]wner|[Ll]essor|LL)\b(?!['’]s)`,
        ),
        re(String.raw`\b(?:counterparty|other party|party) on the rent \w+ will be ${name}`),
        re(String.raw`\b(?:we|us|["“]we["”]|owner) (?:is|are) ${name}`),
        re(String.raw`\b[Ss]ignature block for our side reads ${name}`),
        re(String.raw`\b[Tt]itle sits in[^,;]{0,40}, (?:the )?${name}`),
      ],
      parties,
      {
        unless:
          /\b(?:tenant|lessee)\b[^.;]{0,20}(?:is|will be)|\bowner['’]s? (?:of the (?:salon|business|company)|broker|agent)\b|\b(?:new owner of|owner of the (?:salon|buyer))\b|\bguarant|\b(?:acts?|acting) for (?:the )?(?:owner|landlord|lessor)\b/i,
      },
    ),
    saying(
      'owns',
      [
        re(String.raw`\b(?:rent|checks?|cheques?) (?:is |are |gets? )?(?:payable|made out|goes?|paid) to ${name}`),
        re(
          String.raw`\b(?:[Oo]wnership|[Ff]ee owner|[Tt]itle|[Dd]eed|[Oo]wning entity|[Oo]wner of record) (?:is|is held by|is in|is with|vests in|sits with) (?:the name of )?(?:the )?${name}`,
        ),
        re(
          String.raw`\b(?:[Bb]uilding|[Pp]roperty|[Ss]hop|[Ss]pace|[Uu]nit|[Bb]lock|[Ss]ite|[Hh]all|[Ll]and|half|Suite \w+)\b[^.;]{0,30}\b(?:belongs to|is owned by|owned (?:separately: Suite \w+ )?by|is held by|by) (?:the )?${name}`,
        ),
        re(String.raw`${name}\b(?:,)? (?:which |who |\([^)]{0,80}\) )?(?:owns|own|bought|holds the freehold)\b`),
        re(String.raw`\b[Bb]etween (?:the )?${name} \((?:we|us)\) and [^.;]{3,90} \(you\)`),
        re(String.raw`\((?:[Oo]perator|[Ll]icensor|[Pp]rovider): ${name}`),
        re(String.raw`\b(?:[Mm]y|[Oo]ur) (?:father|mother|uncle|aunt|parents|partner|family) \(${name}\) owns?\b`),
        re(String.raw`\b(?:wing|basement|rooms?|annex|undercroft|parking lot) (?:of|at) (?:the )?${name}`),
        re(
          String.raw`\b(?:I write for|[Ww]e act for|on behalf of|[Aa]gents? for) (?:the )?${name},? (?:which|who) owns`,
        ),
        re(String.raw`\bown (?:the|this) \w+ personally, ${name}`),
      ],
      parties,
      { unless: /\b(?:franchise|company is owned|neighbou?r|next door|practice)\b/i },
    ),
    saying(
      'from',
      [
        re(
          String.raw`\b(?:renting|leasing|leases?|sub-?leases?|rents?|takes?|licens(?:es|ing)) (?:it |them |space )?(?:straight |directly )?from (?:the )?${name}`,
        ),
        re(
          String.raw`\b(?:[Ww]e|[Mm]y clients?|[Oo]ur clients?), (?:the )?${name},? (?:are|is|would be) (?:pleased|prepared|willing|happy|ready) to (?:offer|grant|let|lease|quote|propose)\b`,
        ),
        re(String.raw`${name} can (?:go with|do|offer|accept)\b`),
        re(String.raw`\b(?:granted|let|leased) by (?:the )?(?:trustees of )?(?:the )?${name}`),
        re(
          `${name} (?:will|would|can|is (?:prepared|willing|ready) to|agrees to|proposes to|offers to) (?:let|lease|rent|license|deliver) (?:to |you |the |about )`,
        ),
        re(String.raw`\b(?:tenders?|submits?|put the following) to ${name}`),
      ],
      companies,
    ),
    bySides('landlord'),
    bySpeakers('landlord'),
  ]),
  letterField('tenant', [
    saying(
      'heading',
      [
        re(
          `^(?:[Pp]reneur|Mieter(?:in)?|[Nn]ame on the lease|[Pp]rospective tenant|[Cc]ompany taking space|[Pp]arty B|[Aa]pplicant(?:/[Tt]enant)?|[Cc]ovenant|[Tt]enant(?:['’]s name| entity)?|[Ll]essee|[Ll]icensee|[Bb]idder|[Cc]ompany|[Tt]aker|[Ii]ncoming tenant|[Pp]repared for|[Oo]ccupier)[^:]{0,14}: (?:Tenant covenant is )?${name}`,
        ),
      ],
      parties,
    ),
    saying(
      'isTenant',
      [
        re(
          String.raw`\b${T}(?: entity| covenant)?(?: (?:is|will be|would be|shall be)(?: now)?|\s?=|:) (?:the )?${name}`,
        ),
        re(
          String.raw`(?:[Uu]se|[Ss]how|[Pp]ut|[Dd]raft with|[Nn]ame) ${name} (?:as (?:an individual for )?(?:the )?|for (?:the )?)${T}\b`,
        ),
        re(String.raw`${name}(?: and its[^.;]{0,60})?,? (?:will be|is|are|would be) (?:the )?${T}\b`),
        // `Kestrel Living, LLC ("Kestrel") is interested in ground leasing the site`
        re(
          String.raw`${name}(?: \([^()]{1,60}\))? (?:is interested in|is looking (?:to|at)|wishes to|would like to|proposes to|wants to|intends to|hereby offers to|is keen to|hopes to) (?:(?:ground|sub)[- ]?)?(?:leas(?:e|ing)|rent(?:ing)?|tak(?:e|ing)|occupy(?:ing)?|let(?:ting)?)\b(?! (?:it |this |space |premises )?(?:to|out))`,
        ),
        re(String.raw`\b${T} of [^.;]{0,30} is ${name}`),
        re(String.raw`\bjust me on the lease, ${name}`),
        re(String.raw`\b[Bb]etween [^.;]{3,90} \((?:we|us)\) and (?:the )?${name} \(you\)`),
        re(
          String.raw`\b(?:lease (?:will be |would be |goes |should be )?in the name of|made? out to|sign(?:ing)? (?:it )?as|(?:tenant|signing|leasing|contracting) (?:entity|party|company) (?:is|will be|would be)|paper (?:it|the lease) (?:to|with|in)) (?:the name of )?${name}`,
        ),
        re(
          `${name} (?:will|would) (?:be )?(?:sign(?:ing)? the lease|be on the lease|occupy|lease the|take the (?:space|lease|suite|unit|floor))`,
        ),
        re(String.raw`\buser of [^.;]{0,30} is ${name}`),
      ],
      parties,
      { unless: /\bguarant/i },
    ),
    saying(
      'takes',
      [
        re(
          String.raw`\b(?:[Mm]y client|[Oo]ur client|[Ww]e act for|comes from|priced for|goes to the parent company),? (?:the )?${name}`,
        ),
        re(
          String.raw`${name}(?:,[^,;.]{0,60},)? (?:takes|rents|would take|(?:would do|needs)(?= \d)|offers to (?:lease|take|rent)|would like to (?:lease|take|rent)|proposes to (?:lease|occupy|take|rent)|wishes to (?:lease|take)|is the party that|it is that must|hereby (?:tenders|offers))\b`,
        ),
        re(String.raw`\b[Ww]e(?:['’]re| are) ${name}(?=[ ,.(])`),
        re(String.raw`\bcompany is ${name}`),
        re(
          String.raw`${name}(?:,[^,;.]{0,60},)?(?: \([^)]{0,40}\),?)? (?:is|are|would be) (?:pleased|prepared|ready|happy|interested|willing|looking) (?:to|in) (?:recommend|lease|leasing|take|taking|rent|renting|sublease|assume|occupy|make this offer)\b`,
        ),
        re(String.raw`\b(?:what|where) ${name} (?:is on|would like|stands|wants|needs|can do)\b`),
        re(String.raw`\b(?:your|our|this) (?:LOI|letter|offer|proposal|request)\b[^.;]{0,25} (?:for|from|by) ${name}`),
        re(`^[Pp]resented by: ${name}`),
        re(String.raw`\b(?:I|we) as ${name} would\b`),
        re(
          String.raw`\b(?:following|terms|offer|proposal|space|(?:to|at|do) [$£€]?\d[\d.,]*[^.;]{0,30}?|lease) for (?:the )?${name}(?=[:,.;]| with\b|$)`,
        ),
        re(
          `^(?:[Oo]ffer|OFFER|(?:[Ll]ease |LEASE )?(?:[Pp]roposal|PROPOSAL)|[Cc]ounter(?:[- ]?(?:[Oo]ffer|[Pp]roposal))?|COUNTER(?:[- ]?(?:OFFER|PROPOSAL))?)(?: (?:[Gg]rid|GRID))?\\s?[-–—:] ${name}`,
        ),
        re(String.raw`${name} (?:wants|would like) (?:an option )?to (?:lease|take|rent|move|stay|extend|renew)\b`),
      ],
      companies,
      {
        unless:
          /\b(?:owner|landlord|lessor)\b[^.;]{0,30}(?:is|are|on behalf)|\bwhich owns\b|\bon behalf of (?:the )?(?:owner|landlord|ownership)\b|\bguarant/i,
      },
    ),
    tenantLetterhead,
    bySides('tenant'),
    bySpeakers('tenant'),
  ]),
  letterField('guarantor', [
    saying(
      'named',
      [
        re(
          String.raw`\b(?:[Gg]uarant(?:y|ee|eed|ies|or|ors|ie)|[Ii]ndemnif(?:ier|y)|[Ll]etter of comfort|[Ss]urety|PG|[Bb]acked)\b[^.;]{0,70}?\b(?:by|from|of|is|be|parent,?|for nine years,|:) (?:the )?(?:parent, |Mr\. |US parent, )?${name}`,
        ),
        re(
          String.raw`${name}[^.;]{0,60}?\b(?:will back the rent|guarantees?|will guarantee|shall guarantee|will indemnify|is guarantor|as guarantor|will stand behind)\b`,
        ),
        re(
          String.raw`^(?:[Gg]uarant\w*|[Pp]arent guarantee|[Ii]ndemnifier|G(?:ua)?r?ty\.?|[Cc]redit [Ss]upport|PG|[Cc]aution|[Ll]ease [Gg]uaranty|Patronats\p{L}+|[Ss]urety)[^:]{0,14}: (?:[Ff]rom |[Gg]uarantor to be |[Rr]olling 12 months, )?${name}`,
        ),
      ],
      (match, line) => {
        const own = named(match[1]);
        return own === null || /^(?:Tenant|Landlord|Owner|We|Yes|No|Lease)\b/.test(own)
          ? asPrinted(match, line)
          : { value: own, shown: own };
      },
      {
        unless:
          /^we guarant|\b(?:bank(?:er['’]?s)? guarantee|refundable guarantee|annual guarantee|guarantee (?:the|it|of the same)|(?:doesn['’]t|don['’]t|does not|do not) guarantee|in cash|escrow|months?['’]?s? guarantee|neither deposit|no (?:personal )?guarant\w+|without (?:a |any )?(?:personal )?guarant\w+|guarant\w+ that|not guarantee[ds]?|minimum guarantee|deposit is|dropping the|guarant\w+\b[^.;]{0,60}\b(?:dropped|withdrawn|waived|not (?:needed|required)))\b/i,
      },
    ),
    saying(
      'people',
      [
        /\b(?:personal\w*|good-?guy|corporate|parent|completion|limited|founders?|directors?|partners?|members?|spouse|principals?|shareholders?|dad|wife|owner|franchisor|physicians|sponsor|uncle)\b[^.;]{0,60}\b(?:guarant\w+|co-?sign\w*|backs? it|sign personally|on the hook|stands? behind|backstop\w*|back(?:s|ed|ing)? the lease)\b/i,
        /\b(?:guarant\w+|co-?sign\w*)\b[^.;]{0,60}\b(?:founders?|directors?|partners?|members?|spouse|principals?|shareholders?|dad|wife|owner|franchisor|physicians|sponsor|husband)\b/i,
        /\b(?:i|we|he|she) (?:would|will|['’]ll|can) (?:personally )?(?:sign personally|guarant\w+|co-?sign)\b/i,
        /^(?:joint & several|guarant\w+)[^:]{0,400}: .*\b(?:sign|liable)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:bank guarantee|no (?:personal )?guarant\w+|without (?:a |any )?(?:personal )?guarant\w+|guarant\w+ that|not guarantee[ds]?|(?:can['’]t|cannot) guarantee|dropping the|guarant\w+\b[^.;]{0,60}\b(?:dropped|withdrawn|waived|not (?:needed|required)))\b/i,
        weight: rank.loose,
      },
    ),
  ]),
  letterField('brokers', [
    saying(
      'paid',
      [
        /\b(?:brokers?|brokerage|commissions?|finder['’]?s fee|co-?broke)\b[^;]{0,120}\b(?:\p{Lu}\p{L}+|\d(?:\.\d+)?\s?%|landlord|owner|tenant|none|no)\b/iu,
        /^(?:agents?|agency|rep'?n|representation|fees|courtage|brokers?)[^:]*: (?=.*\p{Lu}|.*\bnone\b)/u,
        /^fees?\s?[-–:]{1,2} [^:;]{0,40}?\b\d(?:\.\d+)? ?% to (?:us|me|you)\b/i,
        // `Cascade Land Advisors is paid 3% by the owner`
        /\p{Lu}[\p{L}&.]{1,30}(?: [\p{L}&.()]{1,30}){0,6} (?:is|are|will be|gets?) (?:paid|due|owed) (?:a (?:fee|commission) of )?\d{1,2}(?:\.\d+)? ?%/u,
        /\b(?:we|i)(?:['’]re|['’]m| are| am) paid\b[^.;]{0,20}\d|\bsplit (?:the )?\d(?:\.\d+)? ?%/iu,
        /\b\p{Lu}[\p{L}&. ]{1,120} (?:represents? (?:both|the|us|you|landlord|tenant|owner)|introduced (?:you|us|the)|is acting for (?:us|you|the)|(?:is|are) the only brokers?|splits? \d)\b/u,
        /\b(?:no|not|don['’]t (?:have|use)) (?:an? )?(?:realtors?|brokers?|real estate (?:man|agent|person)|agents? (?:is|are|was|were) involved)\b/iu,
        /\bgets? \d+ months?['’]s? rent from the (?:landlord|owner)\b|\b\d(?:\.\d+)?\s?% (?:for|of) (?:the )?(?:procured|base|aggregate|gross|net) (?:rents?|ground lease)\b|\bchurch is represented by a member\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:sales staff|utility commission|mortgage brokerage|broker of record must|broker opinion|loan|insurance broker|acts as agent only|agents? for service|unamorti[sz]ed|property commission|solicit|entertain|proposals from|brokerage trust|@|via email|prepared by)/i,
        least: 3,
      },
    ),
  ]),
];
