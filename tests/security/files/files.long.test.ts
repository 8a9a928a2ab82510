import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../../support/median.ts';
import { signUpByCalls } from '../../support/new-user.ts';
import { type RunningProduct, startProduct } from '../../support/running-product.ts';
import { type Canaries, layCanaries, secretWords } from './canaries.ts';
import { hostileFiles } from './file-list.ts';
import { createSender, type Outcome } from './file-sender.ts';
import type { HostileFile } from './hostile-file.ts';
import { meterProcessor, type ProcessorMeter } from './processor-meter.ts';

/** Number of files; FILES=200 for a shorter test. */
const count = Number(process.env.FILES ?? 2_000);
/** Files sent between two measurements of other users' waiting time without load. */
const perRound = 40;
const atOnce = 2;
/** Milliseconds of CPU time that one file may use, for all work on it. */
const hang = 15_000;
/**
 * Milliseconds from the start of work on a file to its response, to detect hangs without CPU use; more on a busy
 * machine (watch-time.ts).
 */
const stall = 60_000;
/**
 * The share of this machine's cores that other work may use; above it, the waiting time of other users can't be
 * interpreted.
 */
const mostForeign = 0.2;

let product: RunningProduct;
let canaries: Canaries;
let meter: ProcessorMeter;
beforeAll(async () => {
  canaries = await layCanaries();
  product = await startProduct({ LIMITS: 'relaxed', SIGNUP_CREDITS: '100000', LOG_LEVEL: 'error' });
  meter = meterProcessor(product.pid);
});
afterAll(async () => {
  await product?.stop();
  meter?.stop();
  canaries?.close();
});

test('hostile files cause no crash or hang, read nothing of the server and fetch nothing, while others are served [D.138] [D.139]', {
  timeout: 4 * 3_600_000,
}, async () => {
  const { files, missing } = await hostileFiles(canaries.bait, count);
  expect(files.length).toBe(count);
  const { url, path } = canaries.bait;
  const named = files.filter(({ bytes }) => [url, path].some((word) => Buffer.from(bytes).includes(word)));
  expect(named.length).toBeGreaterThan(5);
  const [sender, other] = [await signUpByCalls(product), await signUpByCalls(product)];
  const database = new Client({ connectionString: product.databaseUrl });
  await database.connect();
  // Only administrators can upload blog images.
  await database.query("update users set role = 'superadmin' where id = $1", [other.id]);
  const member = createSender(product, sender);
  const administrator = createSender(product, other);
  const pid = product.pid;

  const outcomes: OutcomeOfFile[] = [];
  const leaks: string[] = [];
  const rounds: Round[] = [];
  const send = async (file: HostileFile): Promise<OutcomeOfFile> => {
    const before = meter.worked();
    const { said, ...outcome } = await (file.upload === 'image' ? administrator : member)(file);
    if (said.includes(secretWords)) leaks.push(file.name);
    if (outcome.state === 'fault') console.log(`${file.name}: ${outcome.reason}`);
    return { ...outcome, worked: Math.round(meter.worked() - before), file };
  };
  for (let from = 0; from < files.length; from += perRound) {
    const processorsBefore = processorTimes();
    const quiet = await waitsOfOthers(sleep(3_000));
    const foreign = busyShare(processorsBefore, processorTimes());
    const queue = files.slice(from, from + perRound);
    const doubtful: HostileFile[] = [];
    const sending = Array.from({ length: atOnce }, async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const outcome = await send(file);
        // The other file sent at the same time may have caused the delay, so this one is sent again alone.
        if (outcome.worked > hang && outcome.state !== 'fault') doubtful.push(file);
        else outcomes.push(outcome);
      }
    });
    rounds.push({ foreign, quiet, loaded: await waitsOfOthers(Promise.all(sending)) });
    for (const file of doubtful) outcomes.push(await send(file));
    console.log(`${outcomes.length} of ${files.length}`);
  }

  const { rows } = await database.query("select count(*)::int as open from runs where state in ('queued', 'running')");
  const answered = withoutQueue(outcomes, await waitsInQueue(database));
  await database.end();
  const ratio = median(rounds.map((round) => round.loaded / round.quiet));
  report(answered, missing, rounds, ratio);
  const listed = (found: typeof outcomes) =>
    found.map(({ file, reason, worked, milliseconds }) => [file.name, reason, worked, milliseconds]);
  expect(listed(outcomes.filter(({ state }) => state === 'fault'))).toEqual([]);
  expect(listed(answered.filter(({ worked }) => worked > hang))).toEqual([]);
  expect(listed(answered.filter(({ milliseconds }) => milliseconds > stall))).toEqual([]);
  expect({ leaks, connections: canaries.connections, wasRead: canaries.noticesReads && canaries.wasRead() }).toEqual({
    leaks: [],
    connections: [],
    wasRead: false,
  });
  expect(rows).toEqual([{ open: 0 }]);
  expect(product.pid).toBe(pid);
  expect(product.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  const foreign = median(rounds.map((round) => round.foreign));
  if (foreign > mostForeign) console.log(`Not judged: ${Math.round(100 * foreign)} % of the cores did other work.`);
  else expect(ratio).toBeLessThan(1.5);
});

/** Milliseconds that another user's request takes before and while some files are sent. */
interface Round {
  /** Share of the cores that worked while no file was sent, from 0 to 1. */
  readonly foreign: number;
  readonly quiet: number;
  readonly loaded: number;
}

/** The median duration in milliseconds of another user's request, sent ten times a second until the work is done. */
async function waitsOfOthers(work: Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  let working = true;
  const done = work.finally(() => {
    working = false;
  });
  while (working) {
    const from = performance.now();
    const response = await fetch(`${product.url}/api/tools`);
    await response.text();
    waits.push(performance.now() - from);
    await sleep(100);
  }
  await done;
  return median(waits);
}

/** Time of all cores since start, in ticks, by kind (proc_stat(5)): user, nice, system, idle, iowait and others. */
function processorTimes(): number[] {
  return readFileSync('/proc/stat', 'latin1').split('\n', 1).join().split(/ +/).slice(1, 9).map(Number);
}

function busyShare(before: readonly number[], after: readonly number[]): number {
  const spent = after.map((time, kind) => time - (before[kind] ?? 0));
  const all = spent.reduce((sum, time) => sum + time, 0);
  return 1 - ((spent[3] ?? 0) + (spent[4] ?? 0)) / all;
}

interface OutcomeOfFile extends Outcome {
  readonly file: HostileFile;
  /** Milliseconds of CPU time of the server's descendants in that time. */
  readonly worked: number;
}

/** Milliseconds that each run waited before it was started. */
async function waitsInQueue(database: Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ id: string; waited: number }>(
    'select id, 1000 * extract(epoch from coalesce(started_at, finished_at, created_at) - created_at)::float as waited from runs',
  );
  return new Map(rows.map(({ id, waited }) => [id, waited]));
}

function withoutQueue(outcomes: readonly OutcomeOfFile[], waits: ReadonlyMap<string, number>): OutcomeOfFile[] {
  return outcomes.map((outcome) => ({
    ...outcome,
    milliseconds: Math.round(outcome.milliseconds - (waits.get(outcome.runId ?? '') ?? 0)),
  }));
}

function report(
  outcomes: readonly OutcomeOfFile[],
  missing: readonly string[],
  rounds: readonly Round[],
  ratio: number,
): void {
  const groups = Map.groupBy(outcomes, ({ file }) => (/~/.test(file.name) ? 'damaged' : file.name.split('/')[0]));
  const rows = [...groups].map(([group, of]) => {
    const slowest = of.reduce((a, b) => (b.worked > a.worked ? b : a));
    const counts = Object.fromEntries(
      (['used', 'refused', 'fault'] as const).map((state) => [state, of.filter((each) => each.state === state).length]),
    );
    return [group, { files: of.length, ...counts, 'most ms': slowest.worked, of: slowest.file.name.slice(-50) }];
  });
  console.table(Object.fromEntries(rows));
  const reasons = Object.entries(Object.groupBy(outcomes, ({ reason }) => reason || 'used'));
  console.log(reasons.map(([reason, of = []]) => `${reason} ${of.length}`).join(', '));
  for (const { file, reason, worked, milliseconds } of outcomes.filter((each) => each.worked > hang / 2)) {
    console.log(`${worked} ms of work, ${milliseconds} ms: ${file.name} (${reason || 'used'})`);
  }
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  console.log(`The slowest answer took ${slowest} ms, next to everything else on this machine.`);
  const [quiet, loaded] = (['quiet', 'loaded'] as const).map((of) => median(rounds.map((round) => round[of])));
  console.log(
    `Others wait ${quiet?.toFixed(1)} ms, and ${loaded?.toFixed(1)} ms next to these files: ${ratio.toFixed(2)} x in the middle of ${rounds.length} rounds.`,
  );
  for (const reason of missing) console.log(`Not fetched: ${reason}`);
}
