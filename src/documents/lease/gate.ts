import { showPages } from '#contract/report/show.ts';
import type { Document, Quote } from '../document.ts';
import { type JudgedKind, judgeKind } from './judge-kind.ts';
import type { LeaseText } from './prepare/lease-text.ts';

/** The result of the pre-analysis: `YES`, or the apparent kind of document and what to do. */
export interface GateAnswer {
  readonly accepted: boolean;
  readonly text: string;
  readonly judged: JudgedKind;
  /** Information for the reader of an amendment, shown in the report. */
  readonly note: string | null;
}

const amendmentNote =
  'This document is an amendment: it contains only the terms that it changes. Read the original lease and the earlier amendments together with this report.';

/** For the two lease tools. */
export function gateLease(text: LeaseText): GateAnswer {
  const judged = judgeKind(text);
  if (isUnread(text.document)) return unread(text.document, judged);
  switch (judged.kind) {
    case 'lease':
    case 'sublease':
    case 'ground_lease':
    case 'license':
      return { accepted: true, text: 'YES', judged, note: null };
    case 'amendment':
      return { accepted: true, text: 'YES', judged, note: amendmentNote };
    case 'loi':
      return refusalOf(judged, 'Please use Letter of Intent Analysis for it. Nothing was charged.');
    default:
      return refusalOf(judged, 'This tool accepts leases, subleases and lease amendments. Nothing was charged.');
  }
}

/** For Letter of Intent Analysis. */
export function gateLetter(text: LeaseText): GateAnswer {
  const judged = judgeKind(text);
  if (isUnread(text.document)) return unread(text.document, judged);
  switch (judged.kind) {
    case 'loi':
      return { accepted: true, text: 'YES', judged, note: null };
    case 'purchase_loi':
      return refusalOf(
        judged,
        'It is about buying the property. This tool accepts letters of intent to lease space. Nothing was charged.',
      );
    case 'lease':
    case 'sublease':
    case 'ground_lease':
    case 'license':
    case 'amendment':
      return refusalOf(judged, 'Please use Lease Abstract or Lease Analysis for it. Nothing was charged.');
    default:
      return refusalOf(judged, 'This tool accepts letters of intent to lease space. Nothing was charged.');
  }
}

function isUnread(document: Document): boolean {
  return document.scanned || document.text.trim() === '';
}

function unread(document: Document, judged: JudgedKind): GateAnswer {
  const text = document.pages.some((page) => page.recognised)
    ? 'No text could be recognized in most pages of this scan. Please upload a text PDF or a clearer scan. Nothing was charged.'
    : 'This PDF is a scan without selectable text. Please upload a text PDF or one processed with OCR. Nothing was charged.';
  return { accepted: false, text, judged, note: null };
}

function refusalOf(judged: JudgedKind, advice: string): GateAnswer {
  return {
    accepted: false,
    text: `This document seems to be ${judged.name}${shown(judged.evidence)}. ${advice}`,
    judged,
    note: null,
  };
}

function shown(evidence: Quote | null): string {
  if (evidence === null) return '';
  const text = evidence.text.replace(/\s+/g, ' ');
  const page = evidence.page === null ? '' : `${showPages(evidence.page)}: `;
  return ` (${page}“${text.length > 120 ? `${text.slice(0, 117).trimEnd()}…` : text}”)`;
}
