import type { LeaseText } from '../prepare/lease-text.ts';
import { openSubjectOf } from './open-statement.ts';
import { allSentences, type TermPart } from './terms.ts';

/** The topic of a statement such as `Cure periods to be agreed`, by point: the whole subject, without its article. */
const subjects: Readonly<Record<string, RegExp>> = {
  permitted_use: /^(?:permitted |exact )?uses?(?: clause)?$/i,
  delivery_date: /^(?:delivery|handover|hand-over|possession|turnover|key)(?: dates?)?$/i,
  commencement: /^(?:commencement|start|lease start)(?: dates?)?$/i,
  term: /^(?:lease |initial )?(?:term|length)$/i,
  access: /^(?:access|building|opening)(?: hours| times)?$/i,
  base_rent: /^(?:base |basic |minimum |net )?(?:rent|rental|rate)$/i,
  escalation: /^(?:annual |rent |yearly |rental )?(?:increases?|escalations?|bumps?|steps|indexation|reviews?)$/i,
  free_rent: /^(?:free rent|rent[- ]free(?: period)?|(?:rent )?abatement|rent holiday|free months)$/i,
  rent_commencement: /^rent (?:start|commencement)(?: date)?$/i,
  expense_cap:
    /^(?:(?:CAM|NNN|expense|opex|service charge) caps?|caps? on (?:CAM|NNNs?|(?:operating |controllable )?(?:expenses|costs)|the (?:nets|service charge)))$/i,
  opex_estimate:
    /^(?:(?:NNN|CAM|expense|opex|service charge|outgoings?)(?: estimates?| budget| figures?)|estimates? of (?:the )?(?:NNN|CAM|expenses|outgoings))$/i,
  taxes: /^(?:(?:property|real estate|business) )?(?:tax(?:es)?|rates)$/i,
  audit_right: /^(?:audit(?: rights?)?|right to (?:audit|check|inspect)(?: the books)?)$/i,
  ti_allowance:
    /^(?:TIs?|TI allowance|(?:tenant )?improvement allowance|allowance|(?:fit-?out|capital|landlord['’]s?) contribution|contribution)$/i,
  landlord_work:
    /^(?:(?:landlord|owner|lessor|LL)(?:['’]s)? (?:work|works|scope|scope of work)|scope of (?:the )?(?:landlord['’]s )?works?)$/i,
  permits_contingency: /^(?:permits?|zoning|permit contingency|approvals)$/i,
  security_deposit: /^(?:(?:security |rent )?deposit|security)(?: amount)?$/i,
  deposit_refundable: /^(?:return|refund|release) of (?:the )?(?:security )?deposit$/i,
  guaranty: /^(?:(?:personal |parent |corporate )?guarant(?:y|ee|ies|ees|or|ors)|surety|credit support)$/i,
  renewal: /^(?:renewals?|(?:renewal|extension) (?:options?|rights?)|options?(?: to (?:renew|extend))?|extensions?)$/i,
  renewal_rent:
    /^(?:(?:renewal|option|extension) (?:rent|rate|rental)|rent (?:in|during|for|on) (?:the )?(?:option|renewal|extension)(?: (?:period|term|years))?)$/i,
  renewal_notice:
    /^(?:(?:renewal|option) notice|notice (?:for|of) (?:the )?(?:option|renewal|extension))(?: period)?$/i,
  termination_option:
    /^(?:(?:early )?(?:termination|exit|out|cancellation)(?: rights?| options?)?|break(?: options?| rights?| clause)?)$/i,
  expansion_rofo:
    /^(?:expansion(?: rights?| options?)?|ROF[OR]|(?:right of )?first (?:offer|refusal))(?: (?:on|over|for) [\w' ]{1,24})?$/i,
  assignment: /^(?:assignments?|sub-?(?:letting|leasing)|transfers?|alienation)(?:(?: and |\/| & )[\w-]{4,12})?$/i,
  relocation: /^relocation(?: rights?| clause)?$/i,
  snda: /^(?:SNDA|non-?disturbance(?: agreement)?|lender['’]s? non-?disturbance)$/i,
  casualty: /^(?:casualty|fire(?: and casualty)?|damage and destruction)$/i,
  insurance: /^(?:insurance|liability)(?: limits?| cover(?:age)?| requirements?| amounts?)?(?<!^liability)$/i,
  holdover: /^(?:hold(?:ing)?-?\s?over|over-?(?:holding|staying))(?: rates?| rent| premium)?$/i,
  default_cure: /^(?:cure|grace|default)(?: periods?| and cure| rights?)?$/i,
  restoration:
    /^(?:restoration|reinstatement|make[- ]good|dilapidations|strip-?out|decommissioning)(?: at (?:the )?end| obligations?| duties)?$/i,
  parking: /^parking(?: ratio| charges?| spaces| rates?| count)?$/i,
  signage: /^(?:signs?|signage)(?: rights?| package)?$/i,
  utilities_hvac:
    /^(?:utilities|HVAC|after-hours HVAC|heating|air[- ]con(?:ditioning)?)(?: hours| charges?| rates?)?$/i,
  maintenance:
    /^(?:maintenance|repairs?|repairs? and maintenance|maintenance and repairs?|HVAC (?:maintenance|repairs?))$/i,
  exclusive: /^(?:exclusives?|exclusive (?:use|right)s?)$/i,
  exclusivity_no_shop: /^(?:exclusivity(?: period)?|no-?shop(?: period)?|lock-?out(?: period)?)$/i,
  brokers_commission: /^(?:commissions?|brokerage|broker(?:s['’]|['’]s)? (?:fees?|commissions?)|agency fees?)$/i,
  governing_law: /^(?:governing |applicable )?law$/i,
  lease_form: /^(?:lease |form of )(?:form|lease|document(?:s|ation)?)$/i,
  legal_fees: /^legal (?:costs?|fees?|expenses)$/i,
  answer_by: /^(?:deadline|acceptance date|response date)$/i,
  confidentiality: /^(?:confidentiality|NDA)$/i,
  environmental: /^(?:environmental(?: matters| terms| liability)?|contamination)$/i,
  liability: /^(?:liability|indemnit(?:y|ies)|liability and indemnity)$/i,
  payment_terms: /^payment (?:dates?|terms|schedule)$/i,
  measurement: /^(?:measurement|measurement (?:standard|method)|re-?measurement)$/i,
  furniture_equipment: /^(?:furniture|FF&E|equipment|furniture and equipment)$/i,
};

const known = new WeakMap<LeaseText, readonly { readonly part: TermPart; readonly subject: string }[]>();

/** The sentence whose subject is the point and that explicitly leaves it open; null if there is none. */
export function explicitlyOpen(text: LeaseText, point: string): TermPart | null {
  const subject = subjects[point];
  if (subject === undefined) return null;
  let statements = known.get(text);
  if (statements === undefined) {
    statements = allSentences(text).flatMap((part) => {
      const found = openSubjectOf(part.text);
      return found === null ? [] : [{ part, subject: found }];
    });
    known.set(text, statements);
  }
  return statements.find((each) => subject.test(each.subject))?.part ?? null;
}
