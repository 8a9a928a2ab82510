import type { Point } from '../point.ts';
import { basicPoints } from './basics.ts';
import { dealPoints } from './deal.ts';
import { detailPoints } from './details.ts';
import { kindPoints } from './kinds.ts';
import { moneyPoints } from './money.ts';
import { rightPoints } from './rights.ts';

/** In the order of the report. */
export const points: readonly Point[] = [
  ...basicPoints,
  ...moneyPoints,
  ...rightPoints,
  ...dealPoints,
  ...kindPoints,
  ...detailPoints,
];
