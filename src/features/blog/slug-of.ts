import slugify from 'slugify';

/**
 * The last part of an address made from a title, as the npm package slugify gives it with `lower` and `strict`, and at most
 * 100 characters long. Empty where nothing of the title is left.
 */
export function slugOf(title: string): string {
  return slugify(title, { lower: true, strict: true }).slice(0, 100).replace(/-$/, '');
}
