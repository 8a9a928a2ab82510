import { rank } from '../../../extract/weights.ts';
import { asPrinted, saying } from '../../letter-saying.ts';

/** A rate of increase in informal wording; an index formula is quoted. */
export const saidPercent = saying(
  'saidPercent',
  [
    /\b(?:increas\w+|escalat\w+|bumps?|goes up|go up|steps? up|rises?|climbs?|uplifts?|grow(?:s|th)?|adjust\w*|review(?:ed)?|add|indexed|kicker|annual %|raise[ds]?)\b[^%;]{0,90}?(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%/i,
    /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%[^%;]{0,50}\b(?:a year|per year|p\.?a\b|per annum|annual\w*|yearly|each (?:year|anniversary|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|lease year)|every (?:year|anniversary|january|july|\d+ (?:years|months)|\d+(?:st|nd|rd|th) (?:year|anniversary))|bumps?|increases?|escalat\w+|compounded|in years?|over the (?:prior|previous|preceding))\b/i,
    /^annual %: (\d(?:\.\d+)?)\b/i,
    /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%\s?\/\s?(?:yr|year)\b/i,
    /^esc(?:alat\w+)?\.?: (\d(?:\.\d+)?)\s?%\W*$/i,
    // `25.50 with 3%`, `14.50/15.25 then 2.5% per`: a rent and the percentage after it
    /(?:^|[:,;] ?|\bat )[$£€]?\d{1,3}(?:\.\d{1,2})?(?: ?(?:\/|per |a )?(?:r?sf|psf|ft|foot)| (?:NNN|FSG|gross|net|MG|full service))?,? ?(?:with|and|plus|then|w\/|\+|\/|,) ?(?:annual )?(?<![\d.])(\d(?:\.\d{1,2})?)\s?%(?! ?(?:cap|of|for|commission|fee|market|to))/i,
  ],
  (match, line) => {
    if (/\b(?:cpi|rpi|index|ila[t]?|ilc)\b/i.test(line.whole)) return asPrinted(match, line);
    const every =
      /\bevery (\d+)(?:st|nd|rd|th)? (years?|months|anniversary)|\beach (\d+)(?:st|nd|rd|th) anniversary/i.exec(
        line.whole,
      );
    const value = `${match[1]}%${every === null || every[1] === '1' ? '' : ` ${every[0]}`}`;
    return { value, shown: value };
  },
  {
    unless:
      /\b(?:service charge|cap(?:ped|s)?|controllable\w*|opex|CAM|expenses|operating|taxes|nnns?|interest|management|late|breakpoint|lid|commission|admin\w*|holdover|hold(?:ing)? over|vacan\w+|market (?:grew|is up)|occupied|gross(?:ed)?[- ]?up|sales|SSS|slice|declin\w+|passing rent each time|binds?|deposit|guarant\w*|burn|reduc\w+|fee|share|discount|options?|renewal|extension|parking|overlapping|property tax|of the then|metro area)\b|%\s(?:of|on)\s[^.;%$£€]{0,50}\b(?:sales|receipts|revenues?|turnover|takings|over|above|beyond|in excess of)\b/i,
    bargained: true,
  },
);

/** `+$0.50 per year`, `goes up $75 each year`: a yearly step in money. */
export const saidStep = saying(
  'saidStep',
  [
    /(?:\+\s?|\b(?:plus|increas\w+|goes up|go up|going up|rises?|rising|steps? up|bumps?|escalat\w+)\b[^.;$£€]{0,20}?)([$£€])\s?(\d[\d,]{0,12}(?:\.\d+)?)[^.;$£€]{0,25}?\b(?:a|per|each|every) (?:year|yr|annum|lease year|anniversary|january|july)\b|(?:\+\s?)([$£€])\s?(\d[\d,]{0,12}(?:\.\d+)?)[^.;$£€]{0,12}?\/ ?(?:yr|year)\b/i,
  ],
  (match) => {
    const value = `${match[1] ?? match[3]}${match[2] ?? match[4]} per year`;
    return { value, shown: value };
  },
  {
    unless:
      /\bplus (?:[GHQPV]\.?[SA]\.?T)\b|\b(?:cap(?:ped|s)?|controllable\w*|opex|CAM|expenses|operating|taxes|interest|management|commission|deposit|fee|options?|renewal|extension|parking|insurance|sales)\b/i,
    weight: rank.loose,
    bargained: true,
  },
);
