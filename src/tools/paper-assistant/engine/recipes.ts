/** 'Bromide (0.2 mmol), morpholine (3 equiv) in 2 ml DMA, 18 h under light': amounts without a sentence are a recipe. */
export function isRecipe(words: string): boolean {
  const lower = words.toLowerCase();
  return (lower.match(amounts)?.length ?? 0) >= 3 && !statesSomething.test(lower);
}

const amounts =
  /\d ?(?:m?mol|equiv|eq|mg|g|kg|ml|µl|l|°c|h|min|s|w|nm|µm|mm|cm|rpm|v|k?hz|mpa|bar|(?:mol|wt|vol) ?%)(?![\p{L}\p{N}])/gu;
const statesSomething =
  /±|\b(?:is|are|was|were|has|have|had|gives?|gave|shows?|yield(?:s|ed)|reached|rose|fell|against|versus|vs|than|from \d\S* ?\S{0,4} to)\b/;
