/**
 * A key as given, without characters that LaTeX or BibTeX cannot handle in keys: white space, commas, braces, quotes
 * and TeX's special characters. Letters of any script stay.
 */
export function citationKey(given: string): string {
  const key = given.normalize('NFC').trim();
  if (!refused.test(key)) return key.slice(0, 250);
  return key
    .replaceAll(new RegExp(refused, 'gu'), '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 250);
}

const refused = /[\s\p{C},{}"#%\\~^]+/u;

/** A key made of a name, a year or an identifier, in plain ASCII. */
export function plainKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9:._-]+/g, '-')
    .replaceAll(/^[-.:_]+|(?<![-.:_])[-.:_]+$/g, '')
    .slice(0, 60);
}
