import type { ErrorCode } from '#contract/errors.ts';

/** Why a document cannot be read; the messages are in the error catalog. */
export type RefusalCode = Extract<ErrorCode, `document_${string}`>;

export class DocumentRefusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
