const landlord = '(?:sub)?(?:landlord|lessor)|party\\s+a|licensor|owner';
const tenant = '(?:sub)?(?:tenant|lessee)|party\\s+b|licensee';

/**
 * A readable pattern for one sentence: a space is white space, `…` is up to 120 characters of the same sentence, `{L}`
 * and `{T}` are the names of the parties, `'` is either apostrophe.
 */
export function clausePattern(source: string): RegExp {
  const readable = source
    .replaceAll('[- ]', '[\\s-]')
    .replaceAll("'", "[’‘']")
    .replaceAll('{L}', `(?:${landlord})`)
    .replaceAll('{T}', `(?:${tenant})`)
    .replaceAll('…', '[^.;]{0,120}?')
    .replaceAll(' ', '\\s{1,200}');
  return new RegExp(readable, 'dgi');
}
