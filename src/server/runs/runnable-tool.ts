import type { Engine, EnginePorts, ResultExport, StepContext } from '#contract/engine.ts';
import type { ResultKind } from '#contract/runs.ts';
import type { Tool } from '#contract/tool.ts';
import type { Trx } from '../base/db/database.ts';

/** A tool with everything that the run engine needs; `src/tools.ts` lists them. */
export interface RunnableTool<Input = never, Result = never> {
  readonly tool: Tool<Input, Result>;
  readonly engine: Engine<Input>;
  /**
   * Checks an uploaded file and makes the run's input from it; throws InputError with the sentence to show. The file is
   * never trusted: what the browser checked is checked again here.
   */
  readonly accept?: (upload: Uint8Array, ports: EnginePorts) => Promise<Input>;
  readonly deliver: Delivery<Input, Result>;
  /** What anyone can try the tool with, free of charge; it ships with the product. */
  readonly sample?: Sample<Input>;
  /** Files that the engine leaves for the delivery, by name. */
  readonly leaves?: Readonly<Record<string, 'pdf' | 'zip'>>;
  /** Files that are made from a stored result when somebody downloads it, by format ('pdf', 'docx', …). */
  readonly exports?: Readonly<Record<string, ResultExport<Result>>>;
}

export interface Sample<Input = unknown> {
  readonly input: Input;
  /** The file that a user would upload. */
  file?(): Promise<Uint8Array>;
}

/**
 * Where a finished run's result goes. `store` puts files in place and may run more than once (keys are made from the
 * run's id); `commit` writes the rows in the transaction that also captures the hold and ends the run.
 */
export interface Delivery<Input = never, Result = never> {
  readonly kind: ResultKind;
  store?(finished: FinishedRun<Input, Result>): Promise<void>;
  /** Answers the id by which pages find the result, and the text of `workflow_finished`. */
  commit(trx: Trx, finished: FinishedRun<Input, Result>): Promise<{ id: string; text: string }>;
  /** Removes what `store` put, for a run that ended otherwise after it; there may be nothing, or a part of it. */
  discard?(finished: FinishedRun<Input, Result>): Promise<void>;
}

/** A tool of whatever input and result, as lists hold it: an engine and its delivery agree with each other, not with others. */
// biome-ignore lint/suspicious/noExplicitAny: input and result stand on both sides, so no other type holds every tool
export type AnyRunnableTool = RunnableTool<any, any>;

export interface FinishedRun<Input, Result> {
  readonly runId: string;
  readonly userId: string;
  readonly feature: string;
  readonly engine: string;
  readonly createdAt: Date;
  /** Made from the tool's own sample. */
  readonly sample: boolean;
  readonly input: Input;
  readonly result: Result;
  readonly artifacts: StepContext['artifacts'];
  /** The uploaded file, while the run has not been tidied up. */
  readonly upload: StepContext['upload'];
}

/** The money side of runs; the credits slice implements it, so that the run engine knows no ledger. */
export interface Charges {
  /** Holds the amount under the run's id; throws out_of_credits (402) when the balance does not cover it. */
  hold(
    trx: Trx,
    hold: { userId: string; runId: string; amount: number; feature: string; description: string },
  ): Promise<void>;
  /** Both are safe to repeat; a hold is settled once, by whichever comes first. */
  capture(trx: Trx, runId: string): Promise<void>;
  release(trx: Trx, runId: string): Promise<void>;
}

/** Tells the owner of a run that took long how it ended; in the transaction that ends it. */
export type TellEnd = (trx: Trx, ended: EndedRun) => Promise<void>;

export interface EndedRun {
  readonly userId: string;
  readonly tool: Pick<Tool, 'slug' | 'name'>;
  readonly outcome:
    | { readonly state: 'succeeded'; readonly kind: ResultKind; readonly resultId: string }
    | { readonly state: 'failed'; readonly message: string };
}
