import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { baseRentFields } from '#tools/base-rent-sens/tool.ts';
import { insights } from '../../support/insights.ts';
import { makePdf, page } from '../../support/make-pdf.ts';
import { type NewUser, type Reachable, signUpByCalls } from '../../support/new-user.ts';
import { researchPackage } from '../../support/research-package.ts';

/**
 * Members who start drafts, reports and base rent analyses one after another, and who repeat a call with the same key
 * until it is answered, as a page and a user do when a connection breaks.
 */
export async function startMixedWork(site: Reachable, members: number): Promise<MixedWork> {
  const submissions: Submission[] = [];
  const refusals = new Map<string, number>();
  let isOver = false;
  const users: NewUser[] = [];
  for (let number = 0; number < members; number += 1) users.push(await signUpByCalls(site));
  const workers = users.map(async (user, number) => {
    const call = createCaller(site, user, (code) => {
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
    });
    for (let turn = number; !isOver; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'draft';
      submissions.push({ kind, runId: await submit[kind](call) });
      await sleep(200);
    }
  });
  return {
    submissions,
    refusals,
    async end() {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

export interface MixedWork {
  /** Number of accepted calls. */
  readonly submissions: readonly Submission[];
  /** How often a call was refused, by code; 'cut off' for broken connections. */
  readonly refusals: ReadonlyMap<string, number>;
  end(): Promise<void>;
}

export interface Submission {
  readonly kind: (typeof kinds)[number];
  readonly runId: string;
}

const kinds = ['draft', 'report', 'sheet'] as const;

type Call = (path: string, headers: Record<string, string>, body: () => BodyInit) => Promise<Answer>;

interface Answer {
  readonly text: string;
  readonly runId: string | null;
}

const submit: Record<Submission['kind'], (call: Call) => Promise<string>> = {
  async draft(call) {
    const key = randomUUID();
    const bytes = researchPackage({ text: `${insights} Series ${key}.` });
    const headers = { 'x-function-slug': 'paper-assistant', 'Idempotency-Key': key };
    const { text } = await call('upload-zip-to-temp', headers, () => formOf(bytes, 'package.zip'));
    return (JSON.parse(text) as { runId: string }).runId;
  },
  async report(call) {
    const headers = { 'x-function-slug': 'lease-abstract' };
    const lease = makePdf([page(['LEASE', null, `Landlord leases Suite ${randomUUID()} to Tenant for ten years.`])]);
    const { text } = await call('file-upload', headers, () => formOf(lease, 'lease.pdf'));
    const body = JSON.stringify({ fileId: (JSON.parse(text) as { id: string }).id });
    const { runId } = await call('async-run-workflow-file', { ...headers, ...json }, () => body);
    return runId ?? '';
  },
  async sheet(call) {
    const values = Object.fromEntries(baseRentFields.map((field) => [field.name, field.initial]));
    const headers = { 'x-function-slug': 'base-rent-sens', 'Idempotency-Key': randomUUID(), ...json };
    const { text } = await call('run-workflow-text', headers, () => JSON.stringify({ text: JSON.stringify(values) }));
    return /"runId":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? '';
  },
};

const json = { 'Content-Type': 'application/json' };

/** Calls until there is an answer that a page would accept: sessions are renewed, and temporary rejections retried. */
function createCaller(site: Reachable, user: NewUser, refused: (code: string) => void): Call {
  let token = '';
  async function logIn() {
    const { email, password } = user;
    const body = JSON.stringify({ action: 'login', email, password });
    const answer = await fetch(`${site.url}/functions/v1/auth`, { method: 'POST', headers: json, body });
    token = ((await answer.json()) as { session?: { access_token: string } }).session?.access_token ?? '';
  }
  return async (path, headers, body) => {
    for (;;) {
      try {
        if (token === '') await logIn();
        const response = await fetch(`${site.url}/functions/v1/${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, ...headers },
          body: body(),
          signal: AbortSignal.timeout(60_000),
        });
        const runId = response.headers.get('X-Run-Id');
        // Once a run's id is known, it continues with or without its stream.
        const text = await response.text().catch((error) => (runId ? '' : Promise.reject(error)));
        if (response.ok && (runId || /"(?:id|runId)":/.test(text))) return { text, runId };
        if (response.status === 401) token = '';
        refused(codeIn(text));
      } catch {
        refused('cut off');
      }
      await sleep(250);
    }
  };
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? 'cut off';
}

function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}
