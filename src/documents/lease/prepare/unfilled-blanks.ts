/**
 * `[Proposed start date]`, `(Month Day, Year)`, `{Owner's address}`, `$x.xx`, `commence on the ........ day of`: a form
 * whose blanks are dotted or say what belongs there is read as if they were underlined. All positions stay the same.
 */
export function withUnderlinedBlanks(text: string): string {
  let read = text;
  if (/[[{<(]/.test(read))
    read = read
      .replace(/\[([^[\]]{2,120})\]/g, (whole, inside: string) => (isPlaceholder(inside) ? underlined(whole) : whole))
      .replace(/\{{1,2}([^{}()\n]{2,80})[})]{1,2}/g, (whole, inside: string) =>
        /[A-Za-z]{2}/.test(inside) && !/\d{3}/.test(inside) ? underlined(whole) : whole,
      )
      .replace(/<([^<>\n@]{2,80})>/g, (whole, inside: string) => (isPlaceholder(inside) ? underlined(whole) : whole))
      .replace(/\(([^()\n]{3,60})\)/g, (whole, inside: string) =>
        isPlaceholderInParentheses(inside) ? underlined(whole) : whole,
      );
  if (/x{4}|[$£€]x/i.test(read))
    read = read.replace(/(?<!\w)(?:x{4,40}|[$£€]x{1,9}(?:[.,]x{1,9}){0,3})(?!\w)/gi, underlined);
  return /…|\.{5}/.test(read) ? read.split('\n').map(withoutDots).join('\n') : read;
}

function underlined(words: string): string {
  return words.replace(/[^\n\t]/g, '_');
}

const kind =
  '(?:names?|dates?|address(?:es)?|amounts?|numbers?|percentages?|prices?|square footage|square feet|zip(?: code)?|postal code|phone|e-?mail|initials|descriptions?|(?:city|town),? (?:state|province)(?:,? zip)?|length|type|location)';
/** The words tell the writer what to fill in: `Insert the suite`, `Your business name`, `Who pays for it`. */
const instruction = new RegExp(
  `^(?:insert|enter|specify|describe|indicate|identify|fill in|choose|select|if applicable|your|who|what|when|where|which|whether|how|any|proposed|full|rights? to|responsibilit(?:y|ies) (?:for|of))\\b|^${kind}(?:(?: of| for| in|,).*)?$`,
  'i',
);
/** `[Ana Price]` is a speaker. */
const endsInKind = new RegExp(`\\b(?!price)${kind}$`, 'i');
const example = /\be\.g\.|\b(?:for example|for instance|typically|such as)\b/i;

function isPlaceholder(inside: string): boolean {
  const words = inside.trim().replace(/\s+/g, ' ');
  if (/[?:@]/.test(words) || !/[A-Za-z]{3}/.test(words)) return false;
  // An aside in a finished text: `[if applicable]`, `[e.g., insurance, taxes, etc.]`.
  if (/^(?:if applicable|e\.g\..*\betc\.?)$/i.test(words)) return false;
  if (/\d/.test(words) && !example.test(words)) return false;
  return instruction.test(words) || endsInKind.test(words) || example.test(words);
}

/**
 * Only the description of what belongs there: `Name of Tenant`, `Address, City, State Zip`; `(Landlord)` defines a
 * term.
 */
function isPlaceholderInParentheses(inside: string): boolean {
  return (
    /^(?:insert\b[^\d]*|(?:name|address|date|location|length|amount|number|description|percentage) of (?:the )?[a-z ]{3,30})$/i.test(
      inside,
    ) ||
    (/\b(?:name|date|day|year|address|zip|location)\b/i.test(inside) &&
      /^(?:(?:full|legal|street|mailing|property|company|business|landlord|tenant|month|day|year|date|name|address|city|state|zip|code|province|location)(?:[,/ ]{1,3}|$)){1,8}$/i.test(
        inside,
      ))
  );
}

/** Dots between a label and its value are not a blank. */
function withoutDots(line: string): string {
  const isRun = (dots: string) => dots.length >= 5 || (dots.length >= 3 && dots.includes('…'));
  const runs = (line.match(/[.…]{3,200}/g) ?? []).filter(isRun).length;
  if (runs === 0) return line;
  return line.replace(/(?:\b20)?([.…]{3,200})/g, (whole, dots: string, at: number) => {
    if (!isRun(dots)) return whole;
    const [before, after] = [line.slice(0, at), line.slice(at + whole.length)];
    if (/^\s{0,9}$/.test(after)) return underlined(whole);
    const isLeader = runs === 1 && /^\s{0,9}[A-Z][A-Za-z’'&/() -]{2,60}$/.test(before);
    return !isLeader && /^\s{0,9}(?:[a-z%()]|20[.…_])/.test(after) ? underlined(whole) : whole;
  });
}
