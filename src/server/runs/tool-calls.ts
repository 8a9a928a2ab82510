import { AppError } from '../../contract/errors.ts';
import type { ToolInputKind } from '../../contract/tool.ts';
import type { HttpContext } from '../http/env.ts';
import type { AnyRunnableTool } from './runnable-tool.ts';

/** The tool that a call under /functions/v1/ names in `x-function-slug`; throws feature_inactive when it takes something else. */
export function toolOfCall(
  c: HttpContext,
  tools: ReadonlyMap<string, AnyRunnableTool>,
  takes: ToolInputKind,
): AnyRunnableTool {
  const runnable = tools.get(c.req.header('x-function-slug') ?? '');
  if (!runnable || runnable.tool.takes !== takes) throw new AppError('feature_inactive');
  return runnable;
}

/** The caller's own name for this submission: sent again with it, it is the same run. A page makes one per press of its button. */
export function idempotencyKeyOf(c: HttpContext): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || key === '') return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', { message: 'An Idempotency-Key has 1 to 200 characters and no spaces.' });
  }
  return key;
}
