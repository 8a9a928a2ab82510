import type { Engine, EnginePorts, ResultExport, StepContext } from '#contract/engine.ts';
import type { ResultKind } from '#contract/runs.ts';
import type { Tool } from '#contract/tool.ts';
import type { Trx } from '../base/db/database.ts';

/** A tool with everything that the run engine needs; `src/tools.ts` lists them. */
export interface RunnableTool<Input = never, Result = never> {
  readonly tool: Tool<Input, Result>;
  readonly engine: Engine<Input>;
  /**
   * Validates an uploaded file and builds the run's input from it; throws InputError with the message to show. The
   * browser's checks are repeated here, because the file is not trusted.
   */
  readonly accept?: (upload: Uint8Array, ports: EnginePorts) => Promise<Input>;
  readonly deliver: Delivery<Input, Result>;
  /** The sample that anyone can try the tool with, free of charge; it ships with the product. */
  readonly sample?: Sample<Input>;
  /** Files that the engine stores for the delivery, by name. */
  readonly artifacts?: Readonly<Record<string, 'pdf' | 'zip'>>;
  /** Files that are generated from a stored result on download, by format ('pdf', 'docx', …). */
  readonly exports?: Readonly<Record<string, ResultExport<Result>>>;
}

export interface Sample<Input = unknown> {
  readonly input: Input;
  /** The file that a user would upload. */
  file?(): Promise<Uint8Array>;
}

/**
 * Where the result of a finished run is stored. `store` writes files and may run more than once (keys are derived from
 * the run's id); `commit` writes the rows in the transaction that also captures the hold and ends the run.
 */
export interface Delivery<Input = never, Result = never> {
  readonly kind: ResultKind;
  store?(finished: FinishedRun<Input, Result>): Promise<void>;
  /** Returns the id of the result for pages, and the text of `workflow_finished`. */
  commit(trx: Trx, finished: FinishedRun<Input, Result>): Promise<{ id: string; text: string }>;
  /** Removes what `store` wrote if the run did not succeed; there may be nothing, or only part of it. */
  discard?(finished: FinishedRun<Input, Result>): Promise<void>;
}

/** A tool with any input and result, for lists: only an engine and its own delivery share these types. */
// biome-ignore lint/suspicious/noExplicitAny: input and result appear as parameter and as return value, so no other type fits every tool
export type AnyRunnableTool = RunnableTool<any, any>;

export interface FinishedRun<Input, Result> {
  readonly runId: string;
  readonly userId: string;
  readonly feature: string;
  readonly engine: string;
  readonly createdAt: Date;
  /** Created from the tool's own sample. */
  readonly sample: boolean;
  readonly input: Input;
  readonly result: Result;
  readonly artifacts: StepContext['artifacts'];
  /** The uploaded file, until the run has been cleaned up. */
  readonly upload: StepContext['upload'];
}

/** The billing of runs; the credits slice implements it, so that the run engine does not depend on the ledger. */
export interface Charges {
  /** Places a hold under the run's id; throws out_of_credits (402) when the balance is too low. */
  hold(
    trx: Trx,
    hold: { userId: string; runId: string; amount: number; feature: string; description: string },
  ): Promise<void>;
  /** Both are idempotent; a hold is settled once, by whichever call is first. */
  capture(trx: Trx, runId: string): Promise<void>;
  release(trx: Trx, runId: string): Promise<void>;
}

/** Name and price of an active feature; the catalog implements it. */
export type FindFeature = (trx: Trx, slug: string) => Promise<{ name: string; credit_cost: number } | undefined>;

/** Notifies the owner of a long run about its end, in the transaction that ends it. */
export type NotifyEnd = (trx: Trx, ended: EndedRun) => Promise<void>;

export interface EndedRun {
  readonly userId: string;
  readonly tool: Pick<Tool, 'slug' | 'name'>;
  readonly outcome:
    | { readonly state: 'succeeded'; readonly kind: ResultKind; readonly resultId: string }
    | { readonly state: 'failed'; readonly message: string };
}
