/** The number at the beginning of a paragraph, and the kind of part that it begins. */
export type Enumerator =
  | { readonly kind: 'article' | 'exhibit'; readonly word: string; readonly number: string; readonly length: number }
  | { readonly kind: 'section'; readonly number: string; readonly length: number; readonly said: boolean }
  | { readonly kind: 'item'; readonly number: string; readonly length: number; readonly marks: '()' | ')' | '.' };

/** Null if the paragraph begins without one. `length` counts the characters of the number and its punctuation. */
export function enumeratorOf(text: string): Enumerator | null {
  return article(text) ?? exhibit(text) ?? section(text) ?? item(text);
}

function article(text: string): Enumerator | null {
  const found = /^(ARTICLE|Articles?)\s+([IVXLC]{1,7}|\d{1,3}|[A-Z]{3,12}(?:-[A-Z]+)?|[A-Z])(?=[\s.:,—–-]|$)[.:]?/.exec(
    text,
  );
  if (!found) return null;
  // "Article 5 of the Lease applies" is a sentence, not a heading.
  if (/^\s+(?:of|or|and|shall|hereof|above|below|in|is|to)\b/.test(text.slice(found[0].length))) return null;
  return { kind: 'article', word: 'Article', number: found[2] ?? '', length: found[0].length };
}

function exhibit(text: string): Enumerator | null {
  const found =
    /^(EXHIBIT|Exhibit|SCHEDULE|Schedule|APPENDIX|Appendix|ANNEX|ATTACHMENT|RIDER|ADDENDUM)\s+(?!(?:TO|OF|NO|ON|IN|BY)\b)["“']?([A-Z]{1,2}(?:-\d{1,2})?|\d{1,2}(?:\.\d{1,2})?)["”']?(?=[\s.:,—–-]|$)[.:]?/.exec(
      text,
    );
  const bare = found ? null : /^(ADDENDUM|RIDER)(?=\s|$)/.exec(text);
  const match = found ?? bare;
  if (!match || text.length > 160) return null;
  const rest = text.slice(match[0].length);
  if (/^\s+(?:of|or|and|shall|hereto|attached|is|are|to|which|hereof|sets)\b/.test(rest)) return null;
  const word = match[1] ?? '';
  return {
    kind: 'exhibit',
    word: word.charAt(0) + word.slice(1).toLowerCase(),
    number: match[2] ?? '',
    length: match[0].length,
  };
}

function section(text: string): Enumerator | null {
  const said =
    /^(?:SECTION|Section|SEC\.|Sec\.|§|PARAGRAPH|Paragraph)\s*(\d{1,3}(?:\.\d{1,3}){0,4}[A-Za-z]?(?:\([a-z0-9]{1,4}\))?)(?=[\s.:)—–-]|$)[.:)]?/.exec(
      text,
    );
  if (said) {
    const rest = text.slice(said[0].length);
    // A sentence that only mentions a section continues in lower case.
    if (/^,?\s*(?:[a-z]|\()/.test(rest) && !/[.:]$/.test(said[0])) return null;
    return { kind: 'section', number: said[1] ?? '', length: said[0].length, said: true };
  }
  const deep = /^(\d{1,3}(?:\.\d{1,3}){1,4}(?:\([a-z0-9]{1,4}\))?)[.:)]?(?=\s|$)/.exec(text);
  if (deep) {
    const rest = text.slice(deep[0].length).trimStart();
    // "2.5 percent", "4.00 per square foot" are amounts.
    if (/^(?:[a-z%$]|$)/.test(rest) || /^\d+\.\d{2}$/.test(deep[1] ?? '') === /^\s*\d/.test(rest)) {
      if (/^(?:[a-z%$]|$|\d)/.test(rest)) return null;
    }
    return { kind: 'section', number: deep[1] ?? '', length: deep[0].length, said: false };
  }
  const whole = /^(\d{1,3})[.)](?=\s+["“(]?[A-Z]|["“(]?[A-Z][A-Za-z]{2}|\s*$)/.exec(text);
  return whole ? { kind: 'section', number: whole[1] ?? '', length: whole[0].length, said: false } : null;
}

function item(text: string): Enumerator | null {
  const found = /^(\()?([a-z]{1,2}|[ivxl]{1,6}|[A-Z]{1,2}|\d{1,2})([).])(?=\s|$)/.exec(text);
  if (!found) return null;
  const open = found[1] !== undefined;
  if (open && found[3] !== ')') return null;
  const number = found[2] ?? '';
  // "Mr. Smith", "St. Paul": letters with a period count only if nothing else is in the paragraph.
  if (found[3] === '.' && number.length > 1 && !/^[ivxl]+$/.test(number)) return null;
  return { kind: 'item', number, length: found[0].length, marks: open ? '()' : found[3] === ')' ? ')' : '.' };
}
