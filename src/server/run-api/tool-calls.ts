import { AppError } from '#contract/errors.ts';
import type { ToolInputKind } from '#contract/tool.ts';
import type { HttpContext } from '../base/http/env.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';

/**
 * The tool that a call under /functions/v1/ names in `x-function-slug`; throws feature_inactive when it takes another
 * kind of input.
 */
export function toolOfCall(
  c: HttpContext,
  tools: ReadonlyMap<string, AnyRunnableTool>,
  takes: ToolInputKind,
): AnyRunnableTool {
  const runnable = tools.get(c.req.header('x-function-slug') ?? '');
  if (!runnable || runnable.tool.takes !== takes) throw new AppError('feature_inactive');
  return runnable;
}
