import { expect, test } from 'vitest';
import { leaseAbstract } from '#tools/lease-abstract/tool.ts';
import { leaseAnalysis } from '#tools/lease-analysis/tool.ts';
import { leasePreAnalysis } from '#tools/lease-pre-analysis/tool.ts';
import { loiAnalysis } from '#tools/loi-analysis/tool.ts';
import { loiPreAnalysis } from '#tools/loi-pre-analysis/tool.ts';
import { translator } from '#tools/translator/tool.ts';
import { firstFeatures } from './first-features.ts';

test.each([leaseAbstract, leaseAnalysis, loiAnalysis])(
  '$slug is what the catalogue says, and names a workflow that looks first',
  (tool) => {
    const workflow = [leasePreAnalysis, loiPreAnalysis].find(({ slug }) => slug === tool.preAnalysis);
    expect(workflow?.takes).toBe('document');
    for (const { slug, name, description, group, price } of [tool, workflow ?? tool]) {
      expect(firstFeatures).toContainEqual(expect.objectContaining({ slug, name, description, group, price }));
    }
  },
);

test('the Translator is what the catalogue says [D.39]', () => {
  const { slug, name, description, group, price } = translator;
  expect(firstFeatures).toContainEqual({ slug, name, description, group, price });
});
