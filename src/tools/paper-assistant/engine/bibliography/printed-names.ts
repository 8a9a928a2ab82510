import { isOrganization } from './names.ts';

/** The authors at the start of a printed reference, as BibTeX writes them, and where the text continues. */
export interface PrintedNames {
  readonly author: string;
  readonly end: number;
  /** A single name with a full first name may be something else if no year follows: 'Business Week'. */
  readonly uncertain: boolean;
}

const particles = '(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter|Van|Von|De|El|Al) ){0,3}';
const capital = "\\p{Lu}[\\p{L}’'‐-]{1,30}";
const family = `${particles}${capital}(?: (?:${capital}|de ${capital}))?`;
const initials = '\\p{Lu}\\.(?:[ -]{0,2}(?:\\p{Lu}|Yu|Ch|Th)\\.){0,3}';
const given = '\\p{Lu}\\p{Ll}{1,20}(?:-\\p{L}\\p{Ll}{0,20})?(?: \\p{Lu}\\.){0,2}';

interface Form {
  readonly pattern: RegExp;
  /** Initials without periods ('Okafor NA') get them. */
  readonly bare?: true;
  readonly full?: true;
}

/** Each form has the groups family and given. */
const forms: readonly Form[] = [
  // 'Okafor, N. A.', and 'Okafor N.A.' if no further name follows ('Thomas F. LaPorta')
  { pattern: new RegExp(`(?<family>${family})(?:,| (?=${initials}(?!\\s?\\p{Lu}))) ?(?<given>${initials})`, 'uy') },
  // 'Okafor NA', 'Okafor, NA'
  {
    pattern: new RegExp(`(?<family>${family}),? (?!I{2,3}\\b|IV\\b|JR\\b)(?<given>\\p{Lu}{1,3})(?=[.,;:& (])`, 'uy'),
    bare: true,
  },
  // 'N. A. Okafor'
  { pattern: new RegExp(`(?<given>${initials}) ?(?<family>${family})`, 'uy') },
];

const fullForms: readonly Form[] = [
  // 'Okafor, Ngozi A.'
  { pattern: new RegExp(`(?<family>${family}), (?<given>${given})(?=[.,; ])`, 'uy'), full: true },
  // 'Ngozi A. Okafor'
  { pattern: new RegExp(`(?<given>${given}) (?<family>${particles}${capital})(?=[.,:; ])`, 'uy'), full: true },
];

const separator = /,? (?:and|&) |; (?:and |& )?|, (?:and |& )?/y;
const more = /,? (?:et al\.?|and others)/y;

/** Null if the text doesn't start with names that all have the same form. */
export function readPrintedNames(text: string): PrintedNames | null {
  for (const form of forms) {
    const found = readList(text, [form]);
    if (found !== null) return found;
  }
  // 'Okafor, Ngozi, and Ken Ito'
  return readList(text, fullForms) ?? readList(text, fullForms.slice(1));
}

function readList(text: string, [first, ...later]: readonly Form[]): PrintedNames | null {
  const names: string[] = [];
  let at = 0;
  let others = false;
  for (let form = first as Form; names.length < 200; ) {
    const found = matchAt(form.pattern, text, at);
    if (found === null) break;
    const { family: last = '', given: firstNames = '' } = found.groups ?? {};
    if (isOrganization(found[0])) return null;
    names.push(`${last}, ${form.bare ? [...firstNames].map((letter) => `${letter}.`).join(' ') : firstNames}`);
    at += found[0].length;
    const ending = matchAt(more, text, at);
    if (ending !== null) {
      at += ending[0].length;
      others = true;
      break;
    }
    const next = matchAt(separator, text, at);
    form = later[0] ?? form;
    if (next === null || matchAt(form.pattern, text, at + next[0].length) === null) break;
    at += next[0].length;
  }
  if (names.length === 0) return null;
  return {
    author: [...names, ...(others ? ['others'] : [])].join(' and '),
    end: at,
    uncertain: first?.full === true && names.length === 1 && !others && !/^[^,]{1,60}, /.test(text.slice(0, at)),
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
