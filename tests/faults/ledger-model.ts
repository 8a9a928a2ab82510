import fc from 'fast-check';

/**
 * A model of the ledger as plain arithmetic, one wallet at a time: the expected result of every program of movements.
 * Lots are used oldest first, when credits are taken; held credits stay in their lots until they are captured.
 */
export function emptyWallet(): ModelWallet {
  return { balance: 0, held: 0, owed: 0, lines: 0, lots: [], holds: new Map(), causes: new Set() };
}

export interface ModelWallet {
  balance: number;
  held: number;
  owed: number;
  lines: number;
  readonly lots: { readonly cause: string; left: number; due: boolean }[];
  readonly holds: Map<string, { readonly amount: number; open: boolean }>;
  readonly causes: Set<string>;
}

/** There are few keys, so that programs reuse the same causes, runs and payments. */
export type Step = { readonly wallet: number } & (
  | { readonly act: 'grant' | 'purchase' | 'reinstatement'; readonly key: number; readonly amount: number }
  | { readonly act: 'adjustment'; readonly key: number; readonly amount: number }
  | { readonly act: 'refund'; readonly key: number; readonly amount: number; readonly purchase: number }
  | { readonly act: 'hold'; readonly key: number; readonly amount: number }
  | { readonly act: 'capture' | 'release'; readonly key: number }
  | { readonly act: 'expiry'; readonly oldest: number }
);

const wallet = fc.nat({ max: 2 });
const key = fc.nat({ max: 3 });
const run = fc.nat({ max: 1 });
const amount = fc.integer({ min: 1, max: 60 });
const price = fc.integer({ min: 1, max: 20 });

/** Random programs over three wallets. */
export const programs: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ wallet, act: fc.constantFrom('grant', 'purchase', 'reinstatement'), key, amount }),
    fc.record({
      wallet,
      act: fc.constant('adjustment'),
      key,
      amount: fc.oneof(
        amount,
        amount.map((some) => -some),
      ),
    }),
    fc.record({ wallet, act: fc.constant('refund'), key, amount, purchase: key }),
    { weight: 2, arbitrary: fc.record({ wallet, act: fc.constant('hold'), key: run, amount: price }) },
    { weight: 3, arbitrary: fc.record({ wallet, act: fc.constantFrom('capture', 'release'), key: run }) },
    fc.record({ wallet, act: fc.constant('expiry'), oldest: fc.integer({ min: 1, max: 2 }) }),
  ) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 24 },
);

/** The effect of one step on its wallet. */
export function apply(state: ModelWallet, step: Step): void {
  switch (step.act) {
    case 'capture':
    case 'release':
      settle(state, step.act, `hold ${step.key}`);
      break;
    case 'expiry':
      expire(state, step.oldest);
      break;
    default:
      if (!state.causes.has(causeOf(step))) move(state, step, causeOf(step));
  }
}

type Caused = Extract<Step, { readonly amount: number }>;

const causeOf = ({ act, key }: Caused) => `${act} ${key}`;

function move(state: ModelWallet, step: Caused, cause: string): void {
  if (step.act === 'hold') hold(state, cause, step.amount);
  else if (step.act === 'refund') refund(state, cause, step.amount, `purchase ${step.purchase}`);
  else if (step.amount < 0) deduct(state, cause, -step.amount);
  else bring(state, cause, step.amount);
}

function bring(state: ModelWallet, cause: string, amount: number): void {
  state.causes.add(cause);
  state.lines += 1;
  state.lots.push({ cause, left: amount, due: false });
  state.balance += amount;
  payOwed(state, amount);
}

function payOwed(state: ModelWallet, cameIn: number): void {
  const paid = Math.min(state.owed, cameIn);
  if (paid === 0) return;
  state.lines += 1;
  state.owed -= paid;
  state.balance -= paid;
  consume(state, paid);
}

function deduct(state: ModelWallet, cause: string, amount: number): void {
  if (amount > state.balance) return;
  state.causes.add(cause);
  state.lines += 1;
  state.balance -= amount;
  consume(state, amount);
}

function hold(state: ModelWallet, cause: string, amount: number): void {
  if (amount > state.balance) return;
  state.causes.add(cause);
  state.lines += 1;
  state.balance -= amount;
  state.held += amount;
  state.holds.set(cause, { amount, open: true });
}

function settle(state: ModelWallet, act: 'capture' | 'release', cause: string): void {
  const held = state.holds.get(cause);
  if (!held?.open) return;
  held.open = false;
  state.held -= held.amount;
  if (act === 'capture') {
    consume(state, held.amount);
  } else {
    state.balance += held.amount;
    payOwed(state, held.amount);
  }
}

function refund(state: ModelWallet, cause: string, amount: number, purchase: string): void {
  state.causes.add(cause);
  state.lines += 1;
  const taken = Math.min(state.balance, amount);
  state.balance -= taken;
  state.owed += amount - taken;
  const lot = state.lots.find((some) => some.cause === purchase);
  const ofIt = Math.min(lot?.left ?? 0, taken);
  if (lot) lot.left -= ofIt;
  consume(state, taken - ofIt);
}

/** The oldest lots with remaining credits are due; held credits count as taken from the oldest of all. */
function expire(state: ModelWallet, oldest: number): void {
  const left = state.lots.filter((lot) => lot.left > 0);
  for (const lot of left.slice(0, oldest)) lot.due = true;
  let held = state.held;
  for (const lot of left) {
    const kept = Math.min(lot.left, held);
    held -= kept;
    const gone = lot.due ? lot.left - kept : 0;
    if (gone === 0) continue;
    lot.left -= gone;
    state.balance -= gone;
    state.lines += 1;
  }
}

function consume(state: ModelWallet, amount: number): void {
  let rest = amount;
  for (const lot of state.lots) {
    const used = Math.min(lot.left, rest);
    lot.left -= used;
    rest -= used;
  }
}
