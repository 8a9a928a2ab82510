import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { baseRent } from '#tools/base-rent-sens/tool.ts';
import { paperAssistant } from '#tools/paper-assistant/tool.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { pricedTools } from '../../../tools.ts';
import { createCatalog } from './index.ts';
import { type PricedTool, seedFeatures } from './seed-features.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await testDatabase();
});
afterEach(() => t.close());

const leaseAbstract: PricedTool = {
  slug: 'lease-abstract',
  name: 'Lease Abstract',
  description: 'A lease, summarised.',
  group: 'leasing-documents',
  price: 5,
  isWorkflow: false,
};

/** Starts with all tools of the build, of which these are ready and described as here. */
function seed(...ready: readonly (Omit<PricedTool, 'isWorkflow'> & { isWorkflow?: boolean })[]): Promise<void> {
  const described = (slug: string) => ready.find((tool) => tool.slug === slug);
  const known = pricedTools.map((tool) => ({ ...tool, ...described(tool.slug) }));
  const others = ready.filter(({ slug }) => !known.some((tool) => tool.slug === slug));
  const slugs = ready.map(({ slug }) => slug);
  return seedFeatures(t.platform.db, [...known, ...others.map((tool) => ({ isWorkflow: false, ...tool }))], slugs);
}

test('the first start adds every feature with its price and group [F3.1] [D.37] [D.39]', async () => {
  await seed(paperAssistant, baseRent);
  const rows = await t.platform.db
    .selectFrom('features')
    .select(['slug', 'group', 'credit_cost', 'is_workflow'])
    .orderBy('position')
    .execute();
  expect(rows.map((row) => [row.slug, row.group, row.credit_cost, row.is_workflow])).toEqual([
    ['paper-assistant', 'specialty-academic', 10, false],
    ['translator', 'specialty-academic', 5, false],
    ['lease-abstract', 'leasing-documents', 5, false],
    ['loi-analysis', 'leasing-documents', 5, false],
    ['lease-analysis', 'leasing-documents', 10, false],
    ['base-rent-sens', 'finance-analysis', 2, false],
    ['lease-pre-analysis', 'leasing-documents', 0, true],
    ['loi-pre-analysis', 'leasing-documents', 0, true],
  ]);
});

test('only tools that work in this build are active, with their own descriptions', async () => {
  await seed(baseRent, paperAssistant);
  const rows = await t.platform.db
    .selectFrom('features')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  expect(rows.map(({ slug, name, description }) => ({ slug, name, description }))).toEqual(
    [paperAssistant, baseRent].map(({ slug, name, description }) => ({ slug, name, description })),
  );
});

test('a tool that is new to the catalog is added at the end', async () => {
  const newcomer: PricedTool = { ...leaseAbstract, slug: 'deed-check', name: 'Deed Check', price: 3 };
  await seed(newcomer, paperAssistant);
  expect(await listed()).toEqual(['paper-assistant', 'deed-check']);
});

test('restarting, even many times in parallel, keeps changes by administrators', async () => {
  const start = () => seed(paperAssistant, baseRent);
  await Promise.all(Array.from({ length: 8 }, start));
  await t.platform.db
    .updateTable('features')
    .set({ credit_cost: 7, name: 'Papers' })
    .where('slug', '=', 'paper-assistant')
    .execute();
  await t.platform.db.updateTable('features').set({ is_active: false }).where('slug', '=', 'base-rent-sens').execute();
  await start();
  const rows = await t.platform.db.selectFrom('features').selectAll().orderBy('position').execute();
  expect(rows).toHaveLength(8);
  expect(rows[0]).toMatchObject({ slug: 'paper-assistant', credit_cost: 7, name: 'Papers', is_active: true });
  expect(await listed()).toEqual(['paper-assistant']);
});

test('a feature is listed with its tool, removed with it, and restored unchanged', async () => {
  const { db } = t.platform;
  await seed(paperAssistant);
  expect(await listed()).toEqual(['paper-assistant']);
  await seed(paperAssistant, leaseAbstract);
  expect(await listed()).toEqual(['paper-assistant', 'lease-abstract']);
  await db.updateTable('features').set({ credit_cost: 8 }).where('slug', '=', 'lease-abstract').execute();
  await seed();
  expect(await listed()).toEqual([]);
  await seed(leaseAbstract);
  const { features } = await json(await app().request('/api/features'));
  const [back] = features;
  expect(back).toMatchObject({ slug: 'lease-abstract', credit_cost: 8 });
});

test('a feature has its fields, and only active, not deleted features are listed [P3.3]', async () => {
  const { db } = t.platform;
  await seed(paperAssistant, baseRent, leaseAbstract);
  await db.updateTable('features').set({ is_active: false }).where('slug', '=', 'base-rent-sens').execute();
  await db.updateTable('features').set({ deleted_at: new Date() }).where('slug', '=', 'lease-abstract').execute();
  const answer = await app().request('/api/features');
  expect(await answer.json()).toEqual({
    features: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Paper Assistant',
        slug: 'paper-assistant',
        group: 'specialty-academic',
        description: paperAssistant.description,
        is_active: true,
        deleted_at: null,
        credit_cost: 10,
      },
    ],
  });
  expect((await app().request('/api/features/base-rent-sens')).status).toBe(404);
  expect((await app().request('/api/features/lease-abstract')).status).toBe(404);
});

test('id and cost of a feature or workflow are read by its slug', async () => {
  const preAnalysis: PricedTool = { ...leaseAbstract, slug: 'lease-pre-analysis', price: 0, isWorkflow: true };
  await seed(paperAssistant, preAnalysis);
  const paper = await app().request('/api/features/paper-assistant');
  expect(await paper.json()).toMatchObject({ id: expect.any(String), slug: 'paper-assistant', credit_cost: 10 });
  const workflow = await app().request('/api/features/lease-pre-analysis');
  expect(await workflow.json()).toMatchObject({ credit_cost: 0 });
  expect(await listed()).toEqual(['paper-assistant']);
});

test('an unknown slug is answered with the message of the catalog', async () => {
  await seed(paperAssistant);
  for (const slug of ['lease-abstract', 'nothing', "'; drop table features; --"]) {
    const answer = await app().request(`/api/features/${encodeURIComponent(slug)}`);
    expect([answer.status, (await json(answer)).error]).toEqual([404, 'Feature not found or inactive']);
  }
});

test('features are refused to guests', async () => {
  expect((await app(null).request('/api/features')).status).toBe(401);
});

async function listed(): Promise<string[]> {
  const { features } = await json(await app().request('/api/features'));
  return features.map(({ slug }) => slug);
}

async function json(answer: Response): Promise<{ features: { slug: string }[]; error: string }> {
  return (await answer.json()) as { features: { slug: string }[]; error: string };
}

const reader: User = {
  id: randomUUID(),
  username: 'reader',
  email: 'reader@example.com',
  role: 'user',
  credits: 0,
  status: 'active',
  has_password: true,
};

function app(user: User | null = reader) {
  return testApp(t.platform, [createCatalog(t.platform, { tools: [], ready: [] }).api], { user });
}
