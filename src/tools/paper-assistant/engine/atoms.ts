/** A range of the text that is never split: an address, or a LaTeX command with its argument. */
export interface Atom {
  readonly start: number;
  readonly end: number;
  /** The target URL; null for a command. */
  readonly url: string | null;
}

/** Finds URLs, DOIs, email addresses, and commands such as `\\cite{…}` and `\\ref{…}`, in text order. */
export function findAtoms(text: string): Atom[] {
  return [...text.matchAll(atom)].flatMap((match): Atom[] => {
    const { command, doi, mail } = match.groups as { command?: string; doi?: string; mail?: string };
    const { index: start } = match;
    if (command !== undefined) return [{ start, end: start + command.length, url: null }];
    const written = withoutStops(match[0]);
    const end = start + written.length;
    if (mail !== undefined) return [{ start, end, url: `mailto:${written}` }];
    if (doi !== undefined) return [{ start, end, url: `https://doi.org/${written.slice(match[0].indexOf(doi))}` }];
    return [{ start, end, url: /^www/i.test(written) ? `https://${written}` : written }];
  });
}

const atom =
  /(?<command>\\(?:cite[a-z]*|[a-z]{0,6}ref|label)\*?(?:\[[^\]\n]{0,100}\]){0,2}\{[^{}\n]{0,200}\})|(?:https?:\/\/|\bwww\.(?=\w))[^\s<>"“”{}\\]{1,400}|(?:\bdoi:? ?)?\b(?<doi>10\.\d{4,9}\/[^\s<>"“”{}\\]{1,200})|(?<mail>\b[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4})/gi;

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Trailing punctuation belongs to the sentence, and so does a closing bracket without an opening one before it. */
function withoutStops(written: string): string {
  let end = written.length;
  for (;;) {
    const last = written[end - 1] ?? '';
    const closes = last === ')' ? '(' : last === ']' ? '[' : null;
    const stray = closes !== null && countOf(written.slice(0, end), last) > countOf(written.slice(0, end), closes);
    if (end > 1 && (/[.,;:!?'’*_|]/.test(last) || stray)) end -= 1;
    else return written.slice(0, end);
  }
}
