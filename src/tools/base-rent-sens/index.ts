import type { ToolModule } from '#contract/tool-module.ts';
import { baseRentExports } from './engine/exports.ts';
import { baseRentEngine } from './engine/index.ts';
import { type BaseRentInput, type BaseRentResult, baseRent } from './tool.ts';

export const baseRentModule: ToolModule<BaseRentInput, BaseRentResult> = {
  tool: baseRent,
  build: () => ({ engine: baseRentEngine }),
  replaceable: true,
  delivers: 'report',
  exports: baseRentExports,
};
