import type { EngineFacts } from '#contract/features.ts';
import type { ModelTokens } from '#contract/model.ts';

/** 'about 9,000 tokens (about $0.04)': the expected usage of a run, without dollars if no prices are set. */
export function describeModelUse({ input, output }: ModelTokens, model: NonNullable<EngineFacts['model']>): string {
  // A run never exceeds its budget.
  const share = Math.min(1, model.mostTokens / Math.max(1, input + output));
  const tokens = `about ${roughly((input + output) * share)} tokens`;
  if (model.prices === null) return tokens;
  const dollars = ((input * model.prices.input + output * model.prices.output) * share) / 1_000_000;
  return `${tokens} (${dollars < 0.01 ? 'less than $0.01' : `about $${dollars.toFixed(2)}`})`;
}

/** Only two digits of an estimate are meaningful. */
function roughly(count: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return (Math.round(count / unit) * unit).toLocaleString('en-US');
}
