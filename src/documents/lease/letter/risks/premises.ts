import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in the condition, use, return and transfer of the premises. */
export const premisesRisks: readonly LetterRisk[] = [
  {
    rule: 'landlord_disclaims',
    yieldsTo: ['snda_not_assured', 'approvals_on_tenant'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord takes no responsibility for something.',
    why: 'The tenant bears the loss when it happens.',
    question: 'Can the landlord answer for what it controls?',
    evidence: [
      {
        name: 'noPromise',
        says: /\b(?:(?:won['’]t|can['’]t|cannot|will not|don['’]t|do not|does not) (?:promise|guarantee|warrant)|no (?:warranty|warranties|guarantee|representation)s?\b|makes? no (?:representation|warrant\w+)|takes? no (?:responsibility|liability)|(?:landlord|lessor|owner|LL)\b[^.;]{0,15}\bnot (?:be )?(?:responsible|liable)\b|no liability)/i,
      },
      {
        name: 'notFixing',
        says: /\b(?:roof|leaks?|furnace|boiler|AC|HVAC|wiring|plumbing|floor|windows?|parking|lot)\b[^.;]{0,60}\b(?:I['’]?m|we['’]?re|I am|we are|I won['’]?t|we won['’]?t) (?:not )?(?:be )?(?:fix|repair|replac)\w*/i,
      },
      {
        name: 'onYou',
        says: /\bown risk\b|\b(?:is|are|stays?) (?:on you|at (?:your|(?:the )?tenant['’]s) (?:own |sole )?risk)\b|\bat (?:your|(?:the )?tenant['’]s) (?:own|sole) risk\b/i,
      },
    ],
    unless: [
      {
        name: 'brokers',
        says: /\b(?:broker\w*|agents?|accuracy|information|sources|lessee|manufacturer['’]s warranty|lease will|electricity|janitorial|utilities|binding|zoning|permits?|secrecy|particulars|SNDA)\b/i,
      },
    ],
  },
  {
    rule: 'restoration_duty',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must remove or restore its work at the end.',
    why: 'It can cost months of rent, due when the space earns nothing.',
    question: 'Can the duty be limited to what is named when the work is approved?',
    evidence: [
      { name: 'atEnd', says: words.restore, and: [words.atEnd] },
      { name: 'under', says: words.restore, under: ['restoration'] },
      { name: 'row', says: /^(?:restore|restoration|reinstatement|yield(?:ing)? up|dilapidations|dilaps)\t/i },
    ],
    unless: [
      {
        name: 'notRequired',
        says: /\b(?:no|not|never|without|don['’]t|need not|nothing)\b[^.;]{0,50}\b(?:restor\w+|reinstat\w+|remov\w+|undo|dilapidations?|required|put)\b|\b(?:landlord|owner|LL|sub-?landlord|lessor|we) (?:shall |will |must )?(?:remov\w+|restor\w+|pull)\b|\b(?:restoration|reinstatement|removal|yield(?:ing)? up|dilapidations|dilaps)\b[:\s–-]{1,4}(?:none|no|nil|not|waived)\b/i,
      },
      {
        name: 'casualty',
        says: /\b(?:casualty|fire|damage[ds]?|destr\w+|deposit|franchis\w+|free|reduced|capped|snow|hazard\w+|pollut\w+)\b/i,
      },
    ],
  },
  {
    rule: 'improvements_pass_to_landlord',
    severity: 'medium',
    hurts: 'tenant',
    text: 'What the tenant builds belongs to the landlord at the end.',
    why: 'The tenant’s investment is lost without payment.',
    question: 'Can the landlord pay for the remaining value, or the tenant remove it?',
    evidence: [
      {
        name: 'yoursAtTheEnd',
        says: /\byours at the end\b|\bbecomes? the \p{L}+['’]s when (?:installed|built|complete)/iu,
      },
      {
        name: 'reverts',
        says: /\b(?:buildings?|improvements?|structures?|alterations?|fixtures|gate|pole|works?|partitions)\b[^.;]{0,80}\b(?:reverts?|(?:becomes?|remains?|is|are) (?:the )?(?:property of|yours|(?:landlord|owner|lessor)['’]s)|belongs? to (?:the )?(?:landlord|owner|lessor)|then to (?:the )?(?:landlord|owner|lessor)|stays? with (?:the )?(?:landlord|owner|building|land)|(?:and )?it remains)\b/i,
      },
      {
        name: 'staysWithUs',
        says: /\b(?:at (?:your|the \w+['’]s) (?:own )?(?:cost|expense)|you (?:build|built|put up|install))\b[^.;]{0,30}\bstays? with us\b/i,
      },
      { name: 'yoursWhenIGo', says: /\bit['’]?s yours when i (?:go|leave)\b/i },
    ],
    unless: [
      {
        name: 'repairs',
        says: /\b(?:repair|maint\w+|fix|replace|responsib\w+|insurance|landlord['’]s (?:cost|work|expense)|repaid|conditions of the lease)\b/i,
      },
    ],
  },
  {
    rule: 'common_areas_can_change',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord may change access, parking or common areas.',
    why: 'Customers and trucks may not reach the premises.',
    question: 'Can changes be barred if they reduce access, visibility or parking?',
    evidence: [
      {
        name: 'change',
        says: /\b(?:landlord|owner|LL|lessor|we|I)\b[^.;]{0,15}\b(?:can|may|reserves?|right to)\b[^.;]{0,20}\b(?:shift|change|alter|reconfigure|reduce|close|modify|relocate|re-?stripe)\b[^.;]{0,50}\b(?:drives?|entr(?:y|ies|ances?)|access|parking|common|stalls|lanes?|driveways?|curb cuts?|site plan)\b/i,
      },
    ],
    unless: [{ name: 'notMay', says: /\b(?:may|can) ?not\b|\bwithout (?:tenant|the tenant|your)\b/i }],
  },
  {
    rule: 'narrow_use',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The premises may be used for one purpose only.',
    why: 'A change of the business, or a sale to someone else, needs consent.',
    question: 'Can the use be any lawful use, or include related ones?',
    evidence: [
      {
        name: 'only',
        says: /\bonly\W*$|\b(?:only (?:for|as)|solely|exclusively|no other (?:use|purpose)|nothing else|and not)\b/i,
        under: ['use'],
      },
      {
        name: 'sentence',
        says: /\b(?:center|centre|office|store|restaurant|shop|storage|clinic|studio|retail|warehouse|salon|gym)s? (?:use |purposes )?only\b|\bfor no other (?:use|purpose)\b|\bused? (?:is )?(?:only|solely|exclusively) (?:for|as)\b|\binventory only\b/i,
      },
    ],
    unless: [
      // `TI: turnkey, office only`: which part is built.
      {
        name: 'ofWork',
        says: /\b(?:turn-?key|T\.?I\.?s?|allowance|build-?out|fit-?out|(?:space |floor )?plans?|heat\w*|cool\w*|HVAC|carpet\w*)\b/i,
      },
      {
        name: 'otherOnly',
        says: /\b(?:only (?:one|tenant|on|if|with|by|when)|exclusive right|any (?:other )?lawful)\b/i,
      },
    ],
  },
  {
    rule: 'no_transfer',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant may not assign or sublet.',
    why: 'It cannot sell the business or share the cost of empty space.',
    question: 'Can transfers be allowed with reasonable consent?',
    ofNegation: true,
    evidence: [
      { name: 'onlyAffiliates', says: /^\W*not allowed except\b|\tnot allowed except\b/i, under: ['assignment'] },
      {
        name: 'not',
        says: /\b(?:no|not|can['’]t|cannot|never|prohibited|don['’]t|forbidden)\b(?! one)[^.;]{0,30}\b(?:assign\w*|sub-?let\w*|sub-?sub\w*|sub-?leas\w*|subbing|transfer|passed along|underlet\w*|alienat\w+)\b/i,
      },
      {
        name: 'row',
        says: /^(?:assignment|subletting|transfers?|alienation|assign\S*)[^\t]{0,30}\t\W*(?:no\b|none|not (?:permitted|allowed)|prohibited)/i,
      },
      {
        name: 'excluded',
        says: /\b(?:termination right|right)\b[^.]{0,60}\b(?:540|sublet\w*)\b[^.]{0,30}\bexcluded\b/i,
      },
    ],
    unless: [
      {
        name: 'withConsent',
        says: /\b(?:consent|approv\w+|permission|unreasonabl[ey]|ask(?:ing|ed)?|agrees|unless|ok|withheld|count as|not subletting|isn['’]t sub\w+|(?:is|be) not (?:a )?(?:sub|assign|transfer)\w*)\b/i,
      },
      {
        name: 'ofOption',
        says: /\b(?:option|right|period|extension|deposit|transfer (?:tax|fee)|deemed)\b(?! to (?:assign|sublet))/i,
      },
      { name: 'gain', says: /\bno (?:profit|sharing|share|recapture|fee|bonus|premium)\b/i },
      // `No sublease may follow`, `no binding sublease exists`: the deal itself.
      {
        name: 'theDeal',
        says: /\b(?:no|not a|neither)\b(?: \w+)? sub-?lease (?:may|has been|is|exists?|comes?|will|shall|until|unless)\b/i,
      },
      { name: 'ofPart', says: /\b(?:assign\w*|sub-?let\w*|underlet\w*|transfers?) (?:of )?(?:a )?part\b/i },
    ],
  },
  {
    rule: 'control_counts_as_transfer',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A sale of shares counts as a transfer.',
    why: 'Investors and a sale of the company need the landlord’s consent.',
    question: 'Can sales of shares, new investors and mergers be allowed without consent?',
    evidence: [{ name: 'control', says: words.control, and: [words.counts] }],
    unless: [
      {
        name: 'free',
        says: /\b(?:not|no|free\w*|without|permitted|exempt|except\w*|apart from|other than|never|may)\b/i,
      },
    ],
  },
  {
    rule: 'tenant_stays_liable',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant stays liable after it assigns.',
    why: 'It pays when the next tenant does not.',
    question: 'Can it be released when the next tenant is strong enough?',
    evidence: [
      {
        name: 'liable',
        says: /\b(?:stays?|remains?|continues? to be|still) (?:fully |jointly |primarily )?(?:liable|responsible|on the hook|solidar\w+)\b|\bno release\b|\b(?:not|without) (?:be(?:ing)? )?releas\w+\b|\bAGA\b|\bauthori[sz]ed guarantee agreement\b|\bsolidary with\b/i,
      },
    ],
    unless: [
      {
        name: 'environment',
        says: /\b(?:seller|landlord|owner|lessor)\b[^.;]{0,25}\b(?:stays?|remains?|continues?|still)\b|\b(?:environment\w*|contaminat\w*|what is there|deposit|lien|mortgage)\b/i,
      },
      {
        name: 'charges',
        says: /\b(?:remains?|stays?|still) (?:fully )?(?:responsible|liable) for\b[^.;]{0,60}\b(?:charges?|costs?|taxes|expenses|utilities|rent)\b/i,
      },
    ],
  },
  {
    rule: 'profit_shared',
    severity: 'low',
    hurts: 'tenant',
    text: 'Profit from a sublease or sale is shared with the landlord.',
    why: 'The sale price of a business can be taken for profit.',
    question: 'Can the sale of the business and costs be left out?',
    evidence: [
      {
        name: 'profit',
        says: /\b(?:profits?|upside|premium|overage|excess rent)\b/i,
        and: [/\b(?:\d+\s?%|50\/50|half|split|shared?|to (?:the )?(?:landlord|owner|LL))/i, words.transfer],
      },
    ],
    unless: [{ name: 'none', says: /\b(?:no profit|keep all|without|not|none|free)\b/i }],
  },
  {
    rule: 'free_transfer',
    severity: 'low',
    hurts: 'landlord',
    text: 'The tenant may transfer without consent in some cases.',
    why: 'The landlord may get a tenant that it did not choose.',
    question: 'Can the new tenant be required to have a stated net worth, and the old one stay liable?',
    evidence: [
      {
        name: 'noConsent',
        says: words.transfer,
        and: [
          /\b(?:without\b[^.;]{0,20}\b(?:consent|approval|permission)|free(?:ly)?\b|no (?:consent|approval|veto)|(?:affiliates?|successors?|mergers?|related companies)\b[^.;]{0,20}\b(?:free|exempt|permitted|ok|allowed))/i,
        ],
      },
      {
        name: 'notNeed',
        says: /\b(?:not|never) needs?\b[^.;]{0,10}\b(?:your|landlord['’]s|owner['’]s|you)\b[^.;]{0,15}\b(?:permission|consent|approval)?/i,
        and: [/\b(?:bought|merge|sell|investors?|sub\w+|assign\w*|transfer)\b/i],
      },
    ],
    unless: [
      {
        name: 'notWithout',
        says: /\b(?:not?|cannot|can['’]t|never|shall not|nor)\b[^.;]{0,60}\bwithout\b|\bfree(?:ly)? (?:rent|months?|parking|of charge)\b|\bjerk\b/i,
      },
    ],
  },
  {
    rule: 'subordinate_without_protection',
    severity: 'high',
    hurts: 'tenant',
    text: 'The lease is subordinate to mortgages; no non-disturbance protection found.',
    why: 'A foreclosure can end the lease.',
    question: 'Can the lease depend on a signed non-disturbance agreement?',
    evidence: [{ name: 'subordinate', says: words.subordinate, and: [words.lender] }],
    unless: [
      { name: 'protected', says: words.nondisturbance, anywhere: true },
      {
        name: 'otherSubject',
        says: /\b(?:subject to (?:the |our |any )?(?:lender|bank|financing|mortgagee)['’]?s?|approv\w+|consent)\b/i,
      },
    ],
  },
  {
    rule: 'license_not_lease',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The paper gives a license, not a lease.',
    why: 'A license can be ended more easily and gives no right to the space.',
    question: 'Can it be a lease, or the right to end it be limited?',
    evidence: [
      {
        name: 'license',
        says: /\b(?:(?<!\bor )not a (?:tenancy|lease)|no (?:tenancy|estate in land|leasehold interest)|(?:it['’]s|is|only|merely) a licen[cs]e|licen[cs]e only|specialty licen[cs]e|permission,? (?:and )?not)\b/i,
      },
    ],
    unless: [
      {
        name: 'document',
        says: /\b(?:binding|sublicen\w+|letter is|document is|liquor|this (?:letter|email|proposal|matrix))\b/i,
      },
    ],
  },
  {
    rule: 'short_cure',
    severity: 'medium',
    hurts: 'tenant',
    text: 'There is little time to cure a default.',
    why: 'One delayed payment or repair can end the lease.',
    question: 'Can there be notice and at least 10 days for money, 30 for other defaults?',
    evidence: [
      {
        name: 'days',
        says: /\b(?:[2-9]|10|15|two|three|five|seven|ten|fifteen)\b[^.;]{0,12}\b(?:business |calendar )?days?\b/i,
        and: [
          /\b(?:cure|fix(?:ed)?|remed(?:y|ied)|default|breaks? this|breach)\b/i,
          /\b(?:end|terminat\w+|default|cancel|lock\w* out|evict\w*)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordDefault',
        says: /\b(?:30|thirty|45|sixty|60|longer|diligently|hours|landlord (?:fails|default)|owner (?:fails|default)|LL (?:fails|default)|sign\w*|withdraw\w*|offer|interest|written notice and)\b/i,
      },
    ],
  },
  {
    rule: 'environment_on_tenant',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant answers for contamination without a limit.',
    why: 'Cleanup can cost more than all the rent, and last for years after the lease.',
    question: 'Can it be limited to what the tenant brings, with a baseline report?',
    evidence: [
      {
        name: 'cleanup',
        says: /\b(?:clean-?up|remediat\w+|contaminat\w+|environmental|hazardous|pollut\w+)\b/i,
        and: [
          /\b(?:tenant|lessee|operator|occupant|you|seller)\b/i,
          /\b(?:responsible|indemnif\w+|guarant\w+|for good|forever|all|any|whatever)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'limited',
        says: /\b(?:only for|only what|it brings|you bring|brought|baseline|caused by|landlord|owner|lessor|introduced|Phase I\b)/i,
      },
      {
        name: 'onlyLaws',
        says: /^(?!.*\b(?:clean|remediat|contaminat|pollut|indemnif)).*\b(?:compl(?:y|iance|ies) with|observes?)\b/i,
      },
    ],
  },
  {
    rule: 'waives_rights',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant gives up rights.',
    why: 'It may have no claim when it needs one.',
    question: 'Can the waiver be mutual or be deleted?',
    evidence: [
      {
        name: 'waives',
        says: /(?<!unless the )(?<!unless )\b(?:tenant|lessee|occupant|customer|licensee|you)\b[^.;]{0,60}\bwaives?\b/i,
      },
    ],
    unless: [
      {
        name: 'mutual',
        says: /\b(?:mutual\w*|each|both|landlord waives|provider same|insurers?|declares?|condition|subrogation|T waives no|conditions|not waive)\b/i,
      },
    ],
  },
  {
    rule: 'service_failure_no_claim',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant has no claim, or only one, when services or the building fail.',
    why: 'Lost business is not compensated.',
    question: 'Can rent stop while the space cannot be used?',
    evidence: [
      {
        name: 'oweNothing',
        says: /\b(?:owe you nothing|no claim for|without (?:any )?(?:compensation|abatement)|not pay(?:ing)? damages|no (?:rent )?(?:reduction|credit|rebate) for)\b/i,
      },
      {
        name: 'water',
        says: /\b(?:flood\w*|leak\w*|water|power (?:cut|failure)|outage|breakdown)\b/i,
        and: [
          /\b(?:no (?:claim|liability|compensation)|not (?:liable|responsible)|only (?:leave|terminate)|can leave)\b/i,
        ],
      },
    ],
  },
  {
    rule: 'purchase_right',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may buy the property or has a first right.',
    why: 'It limits the sale and the price of the property.',
    question: 'Can the right be short, at market price, and end on a sale to an investor?',
    evidence: [
      {
        name: 'buy',
        says: /\b(?:tenant|lessee|school|company|we|operator|they)\b[^.;]{0,25}\b(?:may|can|option|right)\b[^.;]{0,25}\b(?:buy|purchase)\b|\boption to (?:buy|purchase)\b|\bpurchase option\b/i,
      },
      {
        name: 'refusal',
        says: /\b(?:right of first (?:refusal|offer)|first refusal|ROFR|ROFO)\b[^.;]{0,40}\b(?:purchase|buy|sale|sell)\b|\boffer it to us first\b/i,
      },
    ],
    unless: [{ name: 'none', says: /\b(?:no|none|not|without|n\/a|waive\w*)\b/i }],
  },
  {
    rule: 'landlord_late_credit',
    severity: 'low',
    hurts: 'landlord',
    text: 'The landlord owes credits for each day that it is late.',
    why: 'Credits grow while permits or contractors are late.',
    question: 'Can there be a cap, and days for delays that the landlord does not cause?',
    evidence: [
      {
        name: 'perDay',
        says: /\b(?:(?:each|per|a|every) day|day (?:of rent|late)|days['’]? (?:rent|credit))\b/i,
        and: [
          /\b(?:credit\w*|rent|penalty|abat\w+)\b/i,
          /\b(?:late|delay\w*|not (?:come|happened|ready|delivered)|from \d)/i,
        ],
      },
    ],
    unless: [
      { name: 'tenantLate', says: /\b(?:late (?:fee|charge|payment)|holdover|past due|monthly|installment)\b/i },
    ],
  },
  {
    rule: 'tenant_partial_exit',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may give back a part or leave on an event that it controls or that the law brings.',
    why: 'The landlord loses rent in the middle of the term.',
    question: 'Can there be a fee, long notice, and a minimum of a whole floor?',
    evidence: [
      {
        name: 'part',
        says: /\b(?:we|tenant|lessee|company|T)\b[^.;]{0,25}\b(?:may|can|right)\b[^.;]{0,25}\b(?:bow out|give back|hand back|terminat\w+|surrender|contract)\b[^.;]{0,25}\b(?:floor|part|portion|suite|half|\d[\d,]* (?:feet|sq|sf|rsf|square))\b/i,
      },
      {
        name: 'law',
        says: /\b(?:tenant|lessee|we)\b[^.;]{0,15}\b(?:may|can)\b[^.;]{0,10}\bterminat\w+\b/i,
        and: [/\b(?:change (?:in|of) law|regulat\w+|licen[cs]e|franchise|reimbursement|co-?tenan\w+|anchor)\b/i],
      },
      {
        name: 'anchor',
        says: /\b(?:goes|going) dark\b/i,
        and: [/\b(?:half rent|exit|terminate|reduced rent|percentage rent)\b/i],
      },
    ],
  },
  {
    rule: 'takes_over_old_duties',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant takes over what an earlier tenant left undone.',
    why: 'Old repairs and debts can cost more than the premium or the rent.',
    question: 'What is outstanding, and can the present tenant settle it first?',
    evidence: [
      {
        name: 'takes',
        says: /\btakes? (?:it |the lease |over )?subject to\b|\binherits?\b|\b(?:assumes?|takes? over|takes? on) (?:all |any )?(?:\w+ )?(?:existing|past|prior|previous|outstanding|old)\b/i,
      },
    ],
    unless: [{ name: 'title', says: /\b(?:contract|landlord takes|buyer|purchaser|not (?:inherit|assume|take))\b/i }],
  },
];
