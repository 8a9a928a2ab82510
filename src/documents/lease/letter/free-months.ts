import { datesIn } from '../lexicon/dates.ts';
import { plainFigures } from './plain-figures.ts';

const monthNames =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const eachMonth = new RegExp(`\\b${monthNames}\\b`, 'gi');
const free = String.raw`(?:free|abat\w*|forgiven|waived?|nil|no charge|on the house|no (?:base |net |minimum |basic )?rent|without (?:base |net )?rent|rent relief|on me|on us|skip|holiday|nothing)`;
const list = /\bmonths? (\d{1,3}(?:(?:, ?(?:and |& )?| and | & )\d{1,3})+)\b/i;
const range = /\b(?:months?|mos?\.?) (\d{1,3}) ?(?:-|–|to|through|thru|until) ?(?:month )?(\d{1,3})\b/i;
const counts: readonly RegExp[] = [
  /\bequivalent of (\d{1,2}(?:\.\d+)?) months/i,
  new RegExp(
    String.raw`\b(\d{1,2}(?:\.\d+)?) (?:full |calendar |gross |net |more )*months?['’]?\b[^.;]{0,50}?\b${free}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${free}\b[^.;]{0,40}?\b(\d{1,2}(?:\.\d+)?) (?:full |calendar )*months?\b`, 'i'),
  /\b(\d{1,2}(?:\.\d+)?) free\b/i,
  /\b(\d{1,2}(?:\.\d+)?) in total\b/i,
  /^\W*(?:1st|first) (\d{1,2})\b(?! ?(?:days|weeks|years?|%))/i,
  /\b(\d{1,2}(?:\.\d+)?) (?:full |calendar |gross |net |base )*months?\b/i,
  /^\W*(\d{1,2})\W*$|^\W*(\d{1,2}) \(first/i,
];

/** The number of rent-free months in a term, or weeks in words; null if it is not stated in one of the usual ways. */
export function freeMonths(words: string): number | string | null {
  const text = plainFigures(words);
  if (/\bhalf (?:of (?:the )?)?(?:base |net )?rent\b/i.test(text) && !/\b(?:free|nil|then)\b/i.test(text)) return null;
  const listed = list.exec(text)?.[1];
  if (listed !== undefined) return listed.split(/\D+/).filter((each) => each !== '').length;
  const own = range.exec(text);
  if (own) {
    const count = Number(own[2]) - Number(own[1]) + 1;
    return count > 0 && count <= 60 ? count : null;
  }
  for (const pattern of counts) {
    const match = pattern.exec(text);
    const count = Number(match?.slice(1).find((each) => each !== undefined));
    if (match !== null && count > 0 && count <= 60) return count;
  }
  const weeks = /\b(\d{1,2}) weeks?\b/.exec(text)?.[1] ?? (/\bfirst week\b/i.test(text) ? '1' : undefined);
  if (weeks !== undefined) return `${weeks} weeks`;
  const named = new RegExp(String.raw`\b${monthNames}\b(?:(?:, ?(?:and )?| and | & )${monthNames}\b)+`, 'i').exec(
    text,
  )?.[0];
  if (named !== undefined) return named.match(eachMonth)?.length ?? null;
  const days = /\b(\d{2,3}) days?\b/.exec(text)?.[1];
  if (days !== undefined && Number(days) % 30 === 0) return Number(days) / 30;
  const dates = datesIn(text);
  if (dates.length === 2 && dates.every(({ iso }) => iso.endsWith('-01'))) return 2;
  if (/\b(?:a|one|1|first|\d+(?:st|nd|rd|th)) (?:free )?month\b/i.test(text)) return 1;
  return /^\W*(?:none|no\b|nil|zero|n\/a)/i.test(text) ? 0 : null;
}
