import type { LeaseAnalysis, LeaseReport } from '#contract/lease-report.ts';
import { gateLease } from '#documents/lease/gate.ts';
import type { ModelClaims } from '#documents/lease/model/ask-model.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import { abstractOf } from '#documents/lease/present/abstract.ts';
import { analysisOf } from '#documents/lease/present/analysis.ts';
import { readLease } from '#documents/lease/read-lease.ts';

/** The Lease Abstract of a prepared text, as the tool makes it. */
export function abstractLease(text: LeaseText, said: ModelClaims | null = null): LeaseReport {
  const { judged, note } = gateLease(text);
  return abstractOf(readLease(text, judged, said), note);
}

/** The Lease Analysis of a prepared text, as the tool makes it. */
export function analyzeLease(text: LeaseText, said: ModelClaims | null = null): LeaseAnalysis {
  const { judged, note } = gateLease(text);
  return analysisOf(readLease(text, judged, said), note);
}
