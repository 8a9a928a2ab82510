import type { FieldContext } from '../../field.ts';

/** Who lets the premises and who rents them. */
export type PartyRole = 'landlord' | 'tenant';

const sub = { landlord: 'sub-?(?:landlord|lessor)', tenant: 'sub-?(?:tenant|lessee)' } as const;
/** A subtenant that sublets the space again: `Sub-Sublandlord`, `Subsubtenant`. */
const subSub = {
  landlord: 'sub-?sub-?(?:landlord|lessor)',
  tenant: 'sub-?sub-?(?:tenant|lessee)',
} as const;
const own = {
  landlord: '(?:ground\\s+)?(?:landlord|lessor|leas[eo]r)',
  tenant: '(?:ground\\s+)?(?:tenant|lessee|leasee)',
} as const;
/** Words of licenses, and of New York's standard forms. */
const rare = { landlord: 'licensor|owner', tenant: 'licensee' } as const;

/** Every word for either role, as the source text of a regular expression. */
export const anyRole =
  '(?:(?:ground\\s+|sub-?|master\\s+|prime\\s+)?(?:landlord|lessor|leas[eo]r|tenant|lessee|leasee)|licensor|licensee|owner|guarantor|party\\s+[AB])';

/**
 * Regular expression sources for the words of a role; the first one that the document defines is used. A sublease's own
 * parties come before those of the master lease that it mentions.
 */
export function roleWords(role: PartyRole, context: FieldContext): readonly string[] {
  const { roles } = context.text;
  return [...(roles === null ? [] : [roles[role].join('|')]), ...usualWords(role, context)];
}

function usualWords(role: PartyRole, context: FieldContext): readonly string[] {
  if (subSubtenancy.test(context.text.document.text.slice(0, 4_000))) return [subSub[role]];
  if (context.kind === 'sublease' || definesSubtenancy(context)) return [sub[role], own[role], rare[role]];
  if (context.kind === 'license') return [rare[role], own[role], sub[role]];
  return [own[role], sub[role], rare[role]];
}

/** The landlord and its landlord are in the recitals; only the two parties of the sublease count. */
const subSubtenancy = /\(\W{0,3}(?:the\s+)?sub-?sub-?(?:tenant|lessee)\W{0,3}\)/i;

/** Whether both parties of a sublease are defined at the beginning, also in an amendment of it or a consent to it. */
function definesSubtenancy({ text }: FieldContext): boolean {
  const opening = text.document.text.slice(0, 4_000);
  return (
    /[“"](?:the\s+)?sub-?(?:landlord|lessor)[,.]?[”"]/i.test(opening) &&
    /[“"](?:the\s+)?sub-?(?:tenant|lessee)[,.]?[”"]/i.test(opening)
  );
}
