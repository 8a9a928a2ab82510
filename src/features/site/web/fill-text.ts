import type { ShellContext } from '../../../web/lib/shell-context.ts';

/** Puts the installation's names into a text: {brand}, {email} and {founder}. */
export function fillText(text: string, brand: ShellContext['brand']): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{email}', brand.supportEmail)
    .replaceAll('{founder}', brand.founder);
}
