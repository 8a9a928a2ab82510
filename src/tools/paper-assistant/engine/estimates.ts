/**
 * Whether a sentence, in lower case, gives an estimate with its error or test, which shows that it is the author's own
 * finding.
 */
export function givesEstimate(lower: string): boolean {
  return estimate.test(lower);
}

const estimate =
  /\((?:s\.? ?[de]\.?|iqr)[ =:]{0,3}\d|\b9[059] ?(?:%|per ?cent)(?:-| ?)(?:cis?|(?:(?:bootstrap|credible|confidence|posterior|credibility) )?intervals?|hdi)\b[^.]{0,40}\d|\bp ?[<=>] ?0?\.\d|\(joint f ?=|\d\(\d{1,2}\)[^.;(]{0,30}\.?\d{1,6}\(\d{1,2}\)/;
