import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Typesetter } from '#contract/engine.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { baseRentFields } from '#tools/base-rent-sens/tool.ts';
import { freePort } from '../support/free-port.ts';
import { insights } from '../support/insights.ts';
import { mailsTo } from '../support/mail-files.ts';
import { median } from '../support/median.ts';
import { type Reachable, signUpByCalls } from '../support/new-user.ts';
import { picture, plainInsights, researchPackage } from '../support/research-package.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const rounds = 5;

/** The product as started by `npm start`, with its embedded database: startup, idle memory, and its two tools. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  // The first start creates the data folder; the following warm starts are measured.
  await end((await start(dataDir, port)).child);
  const starts: number[] = [];
  let product = await start(dataDir, port);
  for (let round = 0; round < rounds; round += 1) {
    await end(product.child);
    product = await start(dataDir, port);
    starts.push(product.seconds);
  }
  try {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const idle = memoryOf(product.child.pid ?? 0);
    const site: Reachable = { url: `http://localhost:${port}`, mailsTo: (address) => mailsTo(dataDir, address) };
    const user = await signUpByCalls(site);
    return [
      row('warm npm start to the first page', median(starts), 3),
      {
        name: 'idle memory of the whole product (server, typesetter, database; shared pages counted once)',
        value: `${idle.total} MB (${idle.parts})`,
        limit: '',
        ok: null,
      },
      ...(await paper(site, user.token, user.id)),
      await baseRentAnswer(site, user.token),
    ];
  } finally {
    await end(product.child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function paper(site: Reachable, token: string, userId: string): Promise<BenchRow[]> {
  const text = `${insights}\n\n${plainInsights(200)}`;
  const images = await Promise.all(
    [0, 1, 2, 3].map(async (index) => ({
      file: `abcDEF123${index}.png`,
      description: `Figure ${index}`,
      bytes: await picture('png', { width: 1600, height: 1000 }),
    })),
  );
  const whole: number[] = [];
  const preview: number[] = [];
  const shares: number[] = [];
  const typesetter = await createTypesetter();
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Different text each time, because the same package is the same submission.
      const bytes = researchPackage({ text: `${text} Round ${round}.`, images });
      const pressed = Date.now();
      const { body } = await submitPackage(site, token, bytes);
      const run = await runEnd(site, token, body.runId ?? '');
      const finished = Date.parse(run.finished_at ?? '');
      const composed = run.steps.find((step) => step.id === 'compose')?.finished_at ?? '';
      whole.push((finished - pressed) / 1000);
      preview.push((Date.parse(composed) - pressed) / 1000);
      // The same source with one latexmk run directly afterwards, under the same conditions.
      const latexmk = await timeOfLatexmk(typesetter, await draftOf(site, token, userId, run.result?.id ?? ''));
      if (latexmk !== null) shares.push((finished - Date.parse(run.started_at ?? '')) / 1000 / latexmk);
    }
  } finally {
    await typesetter.close();
  }
  return [
    row('500 words and 4 images: from the press of the button to the finished zip', median(whole), 8),
    row('500 words and 4 images: to the composed text', median(preview), 3),
    {
      name: "engine's own share (compile included) compared with one latexmk run on the same source",
      value: shares.length > 0 ? `${median(shares).toFixed(2)} x` : 'no latexmk on this machine',
      limit: '1.5 x',
      ok: shares.length > 0 ? median(shares) <= 1.5 : null,
    },
  ];
}

async function draftOf(
  site: Reachable,
  token: string,
  userId: string,
  file: string,
): Promise<Record<string, Uint8Array>> {
  const response = await fetch(`${site.url}/api/drafts/${userId}/${file}/signed-url`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  return unzipSync(new Uint8Array(await (await fetch(signedUrl)).arrayBuffer()));
}

/** In seconds; null without latexmk. */
async function timeOfLatexmk(typesetter: Typesetter, draft: Record<string, Uint8Array>): Promise<number | null> {
  if (typesetter.latex === null) return null;
  const files = Object.fromEntries(Object.entries(draft).filter(([path]) => /\.(?:tex|bib|png|jpg)$/.test(path)));
  const before = performance.now();
  await typesetter.latex({ main: 'main.tex', files });
  return (performance.now() - before) / 1000;
}

async function baseRentAnswer(site: Reachable, token: string): Promise<BenchRow> {
  const values = Object.fromEntries(baseRentFields.map(({ name, initial }) => [name, initial]));
  const times: number[] = [];
  // Five runs are left of the free credits after the drafts; the first is a warm-up.
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    const response = await fetch(`${site.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'x-function-slug': 'base-rent-sens',
      },
      body: JSON.stringify({ text: JSON.stringify(values) }),
    });
    const answer = await response.text();
    if (!answer.includes('workflow_finished')) throw new Error(`no report: ${answer.slice(0, 300)}`);
    times.push((performance.now() - before) / 1000);
  }
  return row('base rent: from the call to the report', median(times), 0.2);
}

/** Proportional set size of the process and its descendants, in MB (Linux). */
function memoryOf(pid: number): { total: number; parts: string } {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,comm=']).toString().trim().split('\n');
  const rows = table.map((line) => line.trim().split(/\s+/, 3) as [string, string, string]);
  const family = new Map<string, string>([[String(pid), 'server']]);
  // Parents usually come before their children; three rounds find every generation.
  for (let round = 0; round < 3; round += 1) {
    for (const [id, parent, name] of rows) {
      if (!family.has(id) && family.has(parent))
        family.set(id, name.startsWith('postgres') ? 'database' : 'typesetter');
    }
  }
  const sums = new Map<string, number>();
  for (const [id, role] of family) {
    const rollup = readRollup(id);
    sums.set(role, (sums.get(role) ?? 0) + rollup);
  }
  const parts = [...sums].map(([role, kilobytes]) => `${role} ${Math.round(kilobytes / 1024)}`).join(', ');
  return { total: Math.round([...sums.values()].reduce((sum, part) => sum + part, 0) / 1024), parts };
}

function readRollup(pid: string): number {
  try {
    const text = execFileSync('cat', [`/proc/${pid}/smaps_rollup`], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    return Number(text.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function row(name: string, seconds: number, limit: number): BenchRow {
  return { name, value: `${seconds.toFixed(2)} s`, limit: `${limit} s`, ok: seconds <= limit };
}
