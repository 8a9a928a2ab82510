import type { EnginePorts, Json } from '#contract/engine.ts';
import { type BaseRentInput, type BaseRentResult, baseRentFields, baseRentForm, baseRentResult } from '../tool.ts';
import { baseRentEngine } from './index.ts';

/** An analysis for tests: the form's initial values, with changes. */
export async function analyze(changes: Readonly<Record<string, string>> = {}): Promise<BaseRentResult> {
  const initial = Object.fromEntries(baseRentFields.map((field) => [field.name, field.initial]));
  return run(baseRentForm.parse({ ...initial, ...changes }));
}

/**
 * Runs the steps as the server does: checkpoints are converted to JSON and back, and the result is parsed by its
 * schema.
 */
export async function run(input: BaseRentInput): Promise<BaseRentResult> {
  const checkpoints: Record<string, Json> = {};
  const unused = () => Promise.reject(new Error('The engine uses no files and no ports'));
  let last: Json = null;
  for (const step of baseRentEngine.steps) {
    last = await step.run({
      input,
      upload: unused,
      output: (of) => of.read(checkpoints[of.step], of.format),
      artifacts: { put: unused, get: unused },
      progress: unused,
      ports: {} as EnginePorts,
      model: null,
      signal: new AbortController().signal,
    });
    checkpoints[step.id] = JSON.parse(JSON.stringify(last));
  }
  return baseRentResult.parse(JSON.parse(JSON.stringify(last)));
}
