import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start the product come first. Vitest starts with the longest files only if it knows their durations; a
 * fresh checkout has none, and a slow file at the end would leave the other process idle.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('startProduct(')));
    return [...slow, ...sorted.filter((file) => !slow.has(file))];
  }
}
