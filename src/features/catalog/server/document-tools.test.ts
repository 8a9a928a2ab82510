import { expect, test } from 'vitest';
import { pricedTools } from '../../../tools.ts';

test.each(['lease-abstract', 'lease-analysis', 'loi-analysis'])(
  '%s accepts a document, and names a free workflow that checks it first',
  (slug) => {
    const tool = pricedTools.find((tool) => tool.slug === slug);
    expect(tool).toMatchObject({ takes: 'document', isWorkflow: false });
    const workflow = pricedTools.find((other) => other.slug === tool?.preAnalysis);
    expect(workflow).toMatchObject({ takes: 'document', isWorkflow: true, price: 0 });
  },
);

test('the Translator is on the price list even without a language model [D.39]', () => {
  expect(pricedTools.find(({ slug }) => slug === 'translator')).toMatchObject({
    name: 'Translator',
    group: 'specialty-academic',
    price: 5,
    isWorkflow: false,
  });
});
