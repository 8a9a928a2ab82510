import { categoryOf } from '#contract/features.ts';
import { texts } from './texts.ts';

/** Features by category, both in the given order; a category's name is also its heading. */
export function byCategory<F extends { readonly group: string }>(features: readonly F[]): Category<F>[] {
  const categories = new Map<string, F[]>();
  for (const feature of features) {
    const id = categoryOf(feature.group);
    categories.set(id, [...(categories.get(id) ?? []), feature]);
  }
  return [...categories].map(([id, members]) => ({ id, title: titleOf(id), features: members }));
}

export interface Category<F> {
  /** In lower case, for example 'leasing'; empty if the group starts with a hyphen. */
  readonly id: string;
  readonly title: string;
  readonly features: readonly F[];
}

function titleOf(id: string): string {
  return id === '' ? texts.otherCategory : id.charAt(0).toUpperCase() + id.slice(1);
}
