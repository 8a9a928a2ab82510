import slugify from 'slugify';

/**
 * The slug of a title, as the npm package slugify makes it with `lower` and `strict`, at most 100 characters long.
 * Empty if nothing of the title is left.
 */
export function slugOf(title: string): string {
  return slugify(title, { lower: true, strict: true }).slice(0, 100).replace(/-$/, '');
}
