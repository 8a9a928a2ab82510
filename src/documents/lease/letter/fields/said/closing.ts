import { dateOrderOf } from '../../date-order.ts';
import { asPrinted, type Said, saying } from '../../letter-saying.ts';
import { datesAfter, letterDayOf } from '../../letter-values.ts';
import { letterOnlyFields } from '../letter-only.ts';
import { day } from './patterns.ts';

/**
 * Topics found only in offers, in informal wording: legal costs, form of the lease, exclusivity, deadline for replying.
 */

const words = (value: string): Said => ({ value, shown: value });

const only = (id: string) => {
  const found = letterOnlyFields.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`there is no field ${id}`);
  return found;
};

export const saidClosing = [
  {
    ...only('legal_fees'),
    evidence: [
      saying(
        'named',
        [
          /^(?:legal (?:fees|costs)|legals|lease prep|professional fees|notary[^:]*|enforcement costs|atty fees|attorneys?['’]? fees|drafting expense|transaction costs|honoraires|landlord['’]s legal|costs|solicitors?['’]? (?:fees|costs)|snda \/ estoppel review)[^:]{0,400}: (?=\S)/i,
        ],
        asPrinted,
        { unless: /excluded|\bdraft lease\b/i, least: 3 },
      ),
      saying(
        'pays',
        [
          /\b(?:lawyers?|attorneys?|counsel|legal|solicitors?|notary|conveyanc\w+)\b[^.;]{0,100}\b(?:pays?|paid|cover(?:s|ed)?|bears?|borne|own|expenses?|split|shared|charge|account|fees?|costs?|reimburse\w*|tab|award)\b/i,
          /\b(?:pays?|cover(?:s|ed)?|bears?|borne|own|expenses? of|split|shared?|charge|reimburse\w*|costs?|award)\b[^.;]{0,80}\b(?:lawyers?|attorneys?|counsel|legal|solicitors?|notary)\b/i,
          /\blease drafting fees\b/i,
          /\b(?:each|both|everybody|everyone|either side|each side|each party|parties)\b[^.;]{0,40}\b(?:own (?:costs|fees|bills|expenses|way|professional|advis\w+)|(?:pays?|bears?|covers?) (?:its|their|his|her) own)\b/i,
        ],
        asPrinted,
        {
          unless:
            /\b(?:opex|other tenants['’]|excluded|law firm|sanctions|legal (?:use|entity|owner|name|description)|operating expenses)\b/i,
          least: 5,
        },
      ),
    ],
  },
  {
    ...only('lease_form'),
    evidence: [
      saying(
        'named',
        [
          /^(?:lease (?:docs?|prep|form|document(?:s|ation)?|draft)|form(?: of (?:lease|agreement))?|who drafts|paper|papers|documents?|documentation|mietvertrag|bail|contract)[^:]*: (?=\S)/i,
        ],
        asPrinted,
        { unless: /estoppel|commercial \d|\$\d+ doc fee/i, least: 3 },
      ),
      saying(
        'drafted',
        [
          /\b(?:draft(?:s|ed)?|prepare[ds]?|drawn|turn out|type(?:s)? it up|issues)\b[^;]{0,80}\b(?:lease|form|template|letter|document|agreement|prototype|precedent)\b/i,
          /\b(?:use|using|on|upon|from|per) (?:the |our |your |a |its |an )?[^.;]{0,40}\b(?:form|template|precedent|prototype|boilerplate|T&Cs|standard terms|provider['’]s terms|net form)\b/i,
          /\b(?:landlord|owner|lessor|tenant|our|your|LL|T)(?:['’]s)?\b[^.;]{0,30}\b(?:form|paper|template|document|draft|boilerplate|standard lease|lease)\b[^.;]{0,60}\b(?:used?|draft\w*|prepar\w+|send|sent|within|comments|basis|start\w*|govern\w*|redlin\w*|mark-?up)\b/i,
          /\b(?:AIR|BOMA|CRE|REBNY|TAR|TXR|ZIA|ROZ|Law Society|CREB|IREM|BOMA|GAR|FAR) (?:\w+ ){0,3}(?:form|lease|model)\b/,
          /\b(?:template|form|standard form|precedent) (?:applies|governs|will be used)\b|\bno new document\b|\btake the lease the\b|\bamended only for\b|\bit['’]s a license agreement\b|\bmaster services agreement\b[^.;]{0,60}\bterms\b|\b\d+[ -]page letter\b/i,
        ],
        asPrinted,
        {
          unless:
            /\b(?:estoppel|other location|sign criteria|guaranty form|plans|space plan|drawings?|permit|insurance|as listed in|relocate tenants|relocation provision|brochure|certificate|letter of credit|deposit)\b/i,
          least: 5,
        },
      ),
    ],
  },
  {
    ...only('exclusivity'),
    evidence: [
      saying(
        'offMarket',
        [
          /\b(?:off (?:the )?market|off-market|no-?shop|lock-?out|stand-?still|exclusivit\w+|exklusivit\w+|withdraws? the listing|on hold|shopping the deal|no other offers|good faith period|neg\. period|hold)\b[^;]{0,140}(?:\d|\buntil\b|\bthrough\b|\btill\b)/i,
          /\b(?:not|neither|no one|nobody|no other|only|alone|cease|exclusively|exclusive)\b[^;]{0,60}\b(?:solicit|entertain|market|negotiate|talks?|talking|deal with|deal|offers?|proposals|rent the|sell, lease|hold the papers|till)\b[^;]{0,120}(?:\d|\buntil\b|\bthrough\b|\btill\b|\bmonth\b)/i,
          /\b(?:won['’]t|will not|shall not|not to|stop|refrain from|cease|agrees? not to) (?:show\w*|market\w*|shop\w*|advertis\w*|offer\w*|negotiat\w*|talk\w*|entertain\w*|solicit\w*|list\w*|lease (?:it|the space) to)\b[^;]{0,120}/i,
          /\b(?:hold(?:s|ing)? (?:it|the (?:space|suite|unit|shop|floor|premises))|listing comes down|pull the listing|first in line)\b[^;]{0,80}(?:\d|until|till|through|while)/i,
          /\b(?:negotiate only|deal with you alone|deal with (?:no one|nobody) else|comes down today and stays down)\b/i,
        ],
        asPrinted,
        {
          unless:
            /\b(?:exclusive use|exclusive (?:right|on)|sell only|radius|sublet|deposit|renewal|insurance|case the plant|expansion|assign\w*|no longer than|hold(?:ing)? over|holdover|guarant\w*|first refusal)\b/i,
          least: 3,
        },
      ),
    ],
  },
  {
    ...only('letter_expiration'),
    evidence: [
      saying(
        'deadline',
        [
          new RegExp(
            String.raw`\b(?:hear from you|let (?:us|me) have|comments|reply|answer|respon\w+|revert|yes|signed copy|(?:get|send|sign\w*|come|mail)\b[^.;]{0,20} back|back to (?:me|us)|accept\w*|best and final|countersign\w*|say yes|good|open|valid|valable|irrevocable|table|offer|proposal|quote|heads?|expires?|lapses?|dies|stands?|all bets are off|deadline|shelf life|silence past|reach|backup|firm|remain|hold)\b[^.;]{0,80}?\b(?:by|until|till|through|before|past|after|jusqu['’]au|no later than|on|up to|at|end)\b ?(?:the |noon on the |noon on |(?:5|4|3) ?(?:p\.?m\.?|o['’]clock) on (?:the )?|c\.?o\.?b\.? )?((?:${day}|(?:mon|tues|weds?|wednes|thurs|thu|fri|satur|sun)(?:day)?\b(?: ${day}| (?:the )?\d{1,2}(?:st|nd|rd|th))?|end of (?:the |this )?(?:month|week|day)|\d{1,2}(?:st|nd|rd|th)\b|(?:noon|wknd|close of business|cob|\d{1,2} o['’]clock \w+|quarter end|weekend)\b)[^.;]{0,30})`,
            'i',
          ),
          /^(?:deadline|offre valable[^:]*|valid[^:]*|rfp responses due|responses? due|good (?:through|until|till)|expir\w+ of offer|offer expires|loi exp\.?|reply by|answer by|acceptance|shelf life|proposal good for|time for reply|lapse date|irrevocab\w+|open until|expiry of offer|offer (?:open|valid)[^:]*)[^:]{0,400}: (.{3,70})/i,
          new RegExp(
            String.raw`\b(?:by|before|until|no later than|on or before) (${day}|(?:mon|tues|weds?|wednes|thurs|thu|fri)(?:day)?\b|end of (?:the )?(?:week|month|day))[^.;]{0,60}\b(?:accept\w*|sign(?:ed)?|respon\w+|answer|hear|yes|reply|or (?:we|it|the offer)|withdrawn|void|move on|pull)\b`,
            'i',
          ),
          /\b(?:within|for|has|have|good for) ((?:a |an |the next )?(?:\d{1,3} (?:business |calendar |working )?(?:days|hours|weeks|months?)|week|fortnight|month|1 week from today)[^.;]{0,30})/i,
        ],
        (match, line, context) => {
          if (match[0].startsWith('within') || /^(?:for|has|have|good)/i.test(match[0])) {
            if (
              !/\b(?:answer|reply|respond|say yes|accept\w*|offer|proposal|lapse|expire|sign(?:ed)? (?:and|back)|revert|counter)\b/i.test(
                line.whole,
              )
            )
              return null;
          }
          const letterDay = letterDayOf(context);
          const order = dateOrderOf(context.text);
          // `Friday the 19th`: the day of the month is enough to find the date.
          const ofMonth = `by ${(match[1] ?? '').replace(/^[a-z]+day,? /i, '')}`;
          const found = datesAfter(match[1] ?? '', letterDay, order)[0] ?? datesAfter(ofMonth, letterDay, order)[0];
          if (found !== undefined) return { value: found.value, shown: found.shown };
          const printed = (match[1] ?? '').trim();
          const own = new RegExp(`^${day}(?!\\d)`, 'i').exec(printed)?.[0] ?? printed;
          return own === '' ? null : words(own);
        },
        {
          unless:
            /\b(?:rent|lease expires|keys|deliver\w*|permits?|condition(?:al)?|financ\w+|renew\w*|option|exclusiv\w*|off the market|stand-?still|deposit|landlord['’]s work|default|cure|cancel|terminat\w*|notice|audit|free|holdover|parking|commenc\w*|lease (?:is )?signed|lease to be signed|draft lease|possession|sign\w* (?:criteria|rights)|first (?:offer|refusal)|market for|match|consent|assign\w*|sublet|delivered|insurance|opening hours|hours|negotiate)\b/i,
          least: 3,
        },
      ),
    ],
  },
];
