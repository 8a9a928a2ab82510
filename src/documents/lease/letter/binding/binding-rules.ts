import type { BindingRule } from './binding-rule.ts';
import { commitments } from './commitments.ts';
import { denials } from './denials.ts';
import { everydayDenials } from './everyday-denials.ts';
import { exceptions } from './exceptions.ts';

export const bindingRules: readonly BindingRule[] = [...denials, ...everydayDenials, ...commitments, ...exceptions];
