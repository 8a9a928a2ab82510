import { insights } from './insights.ts';
import { picture, researchPackage } from './research-package.ts';
import type { RunningProduct } from './running-product.ts';
import { runEnd, submitPackage } from './submit-package.ts';

/** Neither its words nor its heading show whether it is about the method, a result or a limitation. */
export const unclear = 'The lamps were of the sodium type in most streets of the old town.';

/** Wider than a phone and than the text's column. */
const longFormula = `\\begin{align}\nQ &= ${Array.from({ length: 24 }, (_, at) => `a_{${at + 1}} x^{${at + 1}}`).join(' + ')}\n\\end{align}`;

/** A draft with the two texts above and an overclaiming sentence, which the checklist asks about. Returns its address. */
export async function submitDraft(product: RunningProduct, token: string): Promise<string> {
  const images = [{ file: 'abcdefghij.png', description: 'Bud burst', bytes: await picture('png') }];
  const text = `${insights} This proves that lamps cause an earlier bud burst in all trees.\n\n## Old town\n\n${unclear}\n\n${longFormula}`;
  const { body } = await submitPackage(product, token, researchPackage({ text, images }));
  const run = await runEnd(product, token, body.runId ?? '');
  return `${product.url}/my-drafts/${run.result?.id}`;
}
