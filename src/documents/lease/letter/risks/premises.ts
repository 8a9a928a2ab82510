import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in the condition, use and return of the premises. */
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
        name: 'forTenant',
        says: /\b(?:tenant|lessee|T)\b[^.]{0,60}\b(?:no liability|not (?:be )?(?:responsible|liable))\b|\bno (?:tenant )?liability\b[^.;]{0,20}\b(?:pre-?existing|prior|existing)\b/i,
      },
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
        // `Delivery: after the existing tenant has vacated, in shell condition`
        name: 'atDelivery',
        says: /^\W*(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s{1,3})?(?:delivery|possession|turn-?over|hand-?over|condition (?:of|at|on)|landlord['’]?s? work|lessor['’]?s? work)\b|\b(?:landlord|owner|lessor|LL|we)\b[^.;]{0,20}\b(?:deliver\w*|turn\w* over|hand\w* over)\b|\b(?:premises|space|unit|suite|shop|building)\b[^.;]{0,20}\b(?:delivered|turned over|handed over)\b(?! (?:up|back)\b)/i,
      },
      {
        name: 'casualty',
        says: /\b(?:casualty|fire|burn\w*|(?:can)?not be put back|damage[ds]?|destr\w+|deposit|franchis\w+|free|reduced|capped|snow|hazard\w+|pollut\w+)\b/i,
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
        name: 'solelyAs',
        says: /\b(?:solely|exclusively|strictly) (?:as|for) (?:an? |the )?(?:[\w-]{1,20} ){0,4}(?:offices?|shops?|stores?|clinic|restaurant|studio|warehouse|storage|salon|practice|caf[eé]|bank|school)\b/i,
      },
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
];
