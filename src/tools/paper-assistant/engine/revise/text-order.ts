/**
 * Sentences of the user's text are 's1', 's2', …; a sentence that an edit added gets an id from the sentence that it
 * follows, the version that added it, and its number there: 's12.3.1'. The text order can be derived from the ids.
 */
export function byTextOrder(a: { readonly id: string }, b: { readonly id: string }): number {
  const [one, other] = [orderOf(a.id), orderOf(b.id)];
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The id of a sentence that an edit adds after another. */
export function addedId(after: string, version: number, number: number): string {
  return `${rootOf(after)}.${version}.${number}`;
}

/** The sentence of the user's text that this one is, or was added after. */
export function rootOf(id: string): string {
  return id.split('.')[0] as string;
}

/**
 * Whether a sentence is from the user's text, or was added to it; captions, given titles and model sentences are not.
 */
export function isOfText(id: string): boolean {
  return /^s\d/.test(id);
}

function orderOf(id: string): [number, number, number] {
  const [root = '', version = '0', number = '0'] = id.split('.');
  const place = Number(root.slice(1));
  // Sentences that are not from the text sort last.
  return [isOfText(root) && Number.isFinite(place) ? place : Number.MAX_SAFE_INTEGER, Number(version), Number(number)];
}
