import type { Engine } from '#contract/engine.ts';
import type { EngineFacts } from '#contract/features.ts';
import type { Platform } from '../platform.ts';

/** Information about the engine of a tool on this installation; null if the tool has none. */
export function engineFacts(
  { model, ports }: Pick<Platform, 'model' | 'ports'>,
  engine: Pick<Engine, 'name' | 'uses'> | undefined,
): EngineFacts | null {
  if (!engine) return null;
  const { name, uses = [] } = engine;
  return {
    name,
    model:
      model && uses.includes('model') ? { name: model.name, prices: model.prices, mostTokens: model.runTokens } : null,
    literature: ports.literature !== null && uses.includes('literature'),
  };
}
