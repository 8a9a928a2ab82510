/**
 * Whether a sentence, in lower case, gives an estimate with its error or test, and is therefore the author's own
 * finding.
 */
export function givesEstimate(lower: string): boolean {
  return estimate.test(lower);
}

const estimate =
  /\((?:s\.? ?[de]\.?|iqr)[ =:]{0,3}\d|\b95 ?% ?(?:ci|confidence interval)\b[^.]{0,12}\d|\bp ?[<=>] ?0?\.\d|\(joint f ?=|\d\(\d{1,2}\)[^.;(]{0,30}\.?\d{1,6}\(\d{1,2}\)/;
