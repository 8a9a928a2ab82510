/** Why a claim of the language model is rejected, as the end of a sentence: '3 with a quote that is not in the document'. */
export type Refusal =
  | 'a field that was not asked for'
  | 'a quote that is not in the document'
  | 'a quote from another instrument of the file'
  | 'a value that is not in its quote'
  | 'a quote about another topic'
  | 'a quote about terms that were replaced'
  | 'a value that belongs to another field'
  | 'a right that the passage does not grant'
  | 'a weaker passage than the one that the rules read'
  | 'a value that could not be read'
  | 'a risk that was not asked for'
  | 'a risk that the rest of the lease decides'
  | 'a clause that says the opposite';
