/** Converts LaTeX in reference databases to readable Unicode: accents composed, commands and braces removed. */
export function readableLatex(source: string): string {
  return source
    .replaceAll(/\{\\([`'"^~=.])\s*(?:\{(\\?\p{L})\}|(\\?\p{L}))\s*\}/gu, accent)
    .replaceAll(/\\([`'"^~=.])\s*(?:\{(\\?\p{L})\}|(\\[ij](?!\p{L})|\p{L}))/gu, accent)
    .replaceAll(/\\([cvHukrdb])(?:\s*\{(\\?\p{L})\}|\s+(\\[ij](?!\p{L})|\p{L}))/gu, accent)
    .replaceAll(
      /\\(ss|oe|OE|ae|AE|aa|AA|o|O|l|L|i|j|dh|DH|th|TH)(?![A-Za-z])(?:\{\}|\s)?/g,
      (_, name: string) => letters.get(name) ?? '',
    )
    .replaceAll(/\\([&%$#_{}])/g, (_, char: string) => held.get(char) ?? char)
    .replaceAll(/\\(?:textendash|textemdash)(?:\{\})?/g, '–')
    .replaceAll(/\\(?:url|href)(?=\s*\{)/g, '')
    .replaceAll(/\\[A-Za-z]+\*?\s*/g, '')
    .replaceAll(/\\[\\,;:! /-]/g, ' ')
    .replaceAll(/[{}]/g, '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('~', ' ')
    .replaceAll('\uE000', '{')
    .replaceAll('\uE001', '}')
    .normalize('NFC');
}

/** Escaped braces belong to the text and survive the removal of grouping braces. */
const held = new Map([
  ['{', '\uE000'],
  ['}', '\uE001'],
]);

const marks = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['"', '\u0308'],
  ['=', '\u0304'],
  ['.', '\u0307'],
  ['c', '\u0327'],
  ['v', '\u030C'],
  ['H', '\u030B'],
  ['u', '\u0306'],
  ['k', '\u0328'],
  ['r', '\u030A'],
  ['d', '\u0323'],
  ['b', '\u0331'],
]);

const letters = new Map([
  ['ss', 'ß'],
  ['oe', 'œ'],
  ['OE', 'Œ'],
  ['ae', 'æ'],
  ['AE', 'Æ'],
  ['aa', 'å'],
  ['AA', 'Å'],
  ['o', 'ø'],
  ['O', 'Ø'],
  ['l', 'ł'],
  ['L', 'Ł'],
  ['i', 'ı'],
  ['j', 'ȷ'],
  ['dh', 'ð'],
  ['DH', 'Ð'],
  ['th', 'þ'],
  ['TH', 'Þ'],
]);

function accent(_: string, mark: string, braced?: string, bare?: string): string {
  // An accent replaces the dot of i and j, so that \'\i is í.
  return `${(braced ?? bare ?? '').replace('\\', '')}${marks.get(mark) ?? ''}`.normalize('NFC');
}
