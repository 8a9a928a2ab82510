import { z } from 'zod';

/** An author as a journal's front matter needs it; everything except the name may be empty. */
export const authorSchema = z.object({
  name: z.string().trim().min(1, 'An author needs a name').max(120, 'An author’s name may have at most 120 characters'),
  affiliation: z.string().trim().max(300, 'An affiliation may have at most 300 characters').default(''),
  email: z.union([z.literal(''), z.email('An author’s email is not valid').max(254)]).default(''),
  orcid: z
    .string()
    .refine((orcid) => orcid === '' || isOrcid(orcid), 'An author’s ORCID is not valid')
    .default(''),
  corresponding: z.boolean().default(false),
});
export type Author = z.infer<typeof authorSchema>;

/** Packages in the first format contain only names. */
export const authorsSchema = z
  .array(z.preprocess((author) => (typeof author === 'string' ? { name: author } : author), authorSchema))
  .max(50);

/**
 * One author per line: the name, then affiliation, email and ORCID in any order, separated by semicolons; an asterisk
 * after the name marks the corresponding author.
 */
export function readAuthors(typed: string): z.input<typeof authorSchema>[] {
  return typed
    .split('\n')
    .map((line) => line.split(';').map((part) => part.trim()))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '', ...details]) => {
      const email = details.find((part) => part.includes('@')) ?? '';
      const orcid = details.find((part) => orcidLike.test(part)) ?? '';
      return {
        name: name.replace(/(?:(?<!\s)\s+)?\*$/, ''),
        corresponding: name.endsWith('*'),
        email,
        orcid: orcid
          .replace(/^.*\//, '')
          .replace(/^orcid:?\s*/i, '')
          .toUpperCase(),
        affiliation: details.filter((part) => part !== '' && part !== email && part !== orcid).join(', '),
      };
    });
}

/** Formats authors as lines that readAuthors can parse. */
export function writeAuthors(authors: readonly Author[]): string {
  return authors
    .map(({ name, corresponding, affiliation, email, orcid }) =>
      [`${name}${corresponding ? '*' : ''}`, affiliation, email, orcid].filter((part) => part !== '').join('; '),
    )
    .join('\n');
}

const orcidLike = /^(?:orcid:?\s*|https?:\/\/orcid\.org\/)?\d{4}-\d{4}-\d{4}-\d{3}[\dx]$/i;

/** The last character is a checksum (ISO 7064, MOD 11-2). */
function isOrcid(orcid: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(orcid)) return false;
  const digits = orcid.replaceAll('-', '');
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : `${check}`);
}
