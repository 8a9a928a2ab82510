import { limits } from './limits.ts';

/**
 * The free-text rules of the features specification, section 5, used by page and server. Returns the message to show,
 * or null if the text is valid. An empty text that is not required is valid.
 */
export function checkFreeText(text: string, rules: FreeTextRules = {}): string | null {
  const words = countWords(text);
  if (text.trim() === '') return rules.required ? 'This field is required.' : null;
  if (rules.minWords !== undefined && words < rules.minWords) return `Minimum ${rules.minWords} words required.`;
  if (rules.maxWords !== undefined && words > rules.maxWords) return `Maximum ${rules.maxWords} words allowed.`;
  const prose = withoutMath(text);
  if (longestPunctuationRun(prose) > limits.punctuation.consecutive) {
    return 'Text contains too many consecutive punctuation marks (max 20). Please use normal punctuation.';
  }
  if (punctuationRatio(prose) > limits.punctuation.ratio) {
    return 'Text contains too much punctuation (max 50%). Please provide meaningful content with normal punctuation usage.';
  }
  return null;
}

export interface FreeTextRules {
  readonly required?: boolean;
  readonly minWords?: number;
  readonly maxWords?: number;
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}\p{M}'’.,_-])*/gu;

/**
 * Counts words and numbers as one each, and every Chinese, Japanese or Korean character as one. A hyphen, apostrophe or
 * decimal mark inside a word does not split it.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(word)) count += 1;
  return count;
}

/**
 * The part of a text that is used: without control characters and HTML, up to the maximum length. A comparison such as
 * `p < 0.05` is not HTML and stays; the content of script and style elements is removed.
 */
export function cleanText(text: string, maxCharacters: number = limits.insights.maxCharacters): string {
  const cut = [...text.slice(0, maxCharacters * 2)].slice(0, maxCharacters).join('');
  return stripHtml(stripControls(cut));
}

/** Line endings become \n; C0 and C1 controls other than tab and line feed, and lone surrogates, are removed. */
function stripControls(text: string): string {
  return (
    text
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]/g, '')
      .replace(/\p{Cs}/gu, '')
  );
}

const elements =
  'a|abbr|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr';
const comment = /<!--[^>]{0,2000}?-->|<!doctype[^>]{0,200}>/gi;
const scripted =
  /<(script|style)\b[^>]{0,2000}>[^<]{0,5000}(?:<(?!\/(?:script|style)\b)[^<]{0,5000}){0,50}<\/(?:script|style)\s*>/gi;
const switches =
  'async|autofocus|autoplay|checked|controls|default|defer|disabled|hidden|inert|loop|multiple|muted|open|readonly|required|reversed|selected';
// A tag: a known element name, followed by attributes with values or by known flags; `a<b and c>d` is not a tag and
// stays.
const tag = new RegExp(
  `</?(?:${elements})(?:\\s+(?:[a-z_:@][\\w:.-]{0,100}\\s*=\\s*(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\\s"'<>]{1,2000})|(?:${switches})(?=[\\s/>]))){0,40}\\s*/?>`,
  'gi',
);

function stripHtml(text: string): string {
  let before: string;
  let after = text;
  let rounds = 0;
  // Removing one tag can create another from the text around it. The loop ends, because every round but the last
  // removes something.
  do {
    before = after;
    after = before.replace(comment, '').replace(scripted, '').replace(tag, '');
    rounds += 1;
  } while (after !== before && rounds < 20);
  return after;
}

const mathPatterns = [
  /\$\$[^$]{1,2000}\$\$/g,
  /\$(?=\S)[^$\n]{1,500}?(?<=\S)\$/g,
  /\\\([^)]{1,500}?\\\)/g,
  /\\\[[^\]]{1,2000}?\\\]/g,
];

function withoutMath(text: string): string {
  return mathPatterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

function longestPunctuationRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/[\p{P}\p{S}]+/gu)) longest = Math.max(longest, [...run].length);
  return longest;
}

/** Share of punctuation and symbols among all visible characters; 0 for an empty text. */
function punctuationRatio(text: string): number {
  const visible = text.match(/\S/gu)?.length ?? 0;
  if (visible === 0) return 0;
  return (text.match(/[\p{P}\p{S}]/gu)?.length ?? 0) / visible;
}
