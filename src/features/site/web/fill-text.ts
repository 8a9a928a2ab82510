import type { ShellContext } from '#web/lib/shell-context.ts';

/** Fills in the installation's names: {brand}, {email} and {founder}. */
export function fillText(text: string, brand: ShellContext['brand']): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{email}', brand.supportEmail)
    .replaceAll('{founder}', brand.founder);
}
