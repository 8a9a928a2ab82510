/** Expands contractions in lowercase text, so that each pattern needs only one form. */
export function spelledOut(lower: string): string {
  return lower
    .replaceAll(/\b(is|are|was|were|has|have|had|do|does|did|could|would|should)n['’]t\b/g, '$1 not')
    .replaceAll(/\bcan['’]t\b/g, 'cannot')
    .replaceAll(/\b(i|we|they|you)['’]ve\b/g, '$1 have')
    .replaceAll(/\b(there|it|that|what|who)['’]s\b/g, '$1 is');
}
