import type { Severity } from '#contract/severities.ts';

/** Every text of the controls that accept, correct and reject. */
export const texts = {
  progress: (reviewed: number, total: number) => `${reviewed} of ${total} reviewed`,
  accept: 'Accept',
  correct: 'Correct',
  enter: 'Enter value',
  reject: 'Reject',
  undo: 'Undo',
  addNote: 'Add note',
  of: (action: string, label: string) => `${action}: ${label}`,
  follows: (label: string) => `Follows your review of ${label}.`,
  done: {
    accepted: (label: string) => `Accepted: ${label}`,
    corrected: (label: string) => `Corrected: ${label}`,
    entered: (label: string) => `Entered: ${label}`,
    rejected: (label: string) => `Rejected: ${label}`,
    undone: (label: string) => `Undone: ${label}`,
  },
  failed: 'Failed to save. Nothing was changed.',
  form: {
    title: (label: string) => `Correct ${label}`,
    enterTitle: (label: string) => `Enter ${label}`,
    enter: { money: 'Amount', area: 'Area', number: 'Number', date: 'Date', text: 'Text' },
    inUnit: (name: string, unit: string) => (unit === '' ? name : `${name} (${unit})`),
    noteTitle: (label: string) => `Note on ${label}`,
    money: 'Correct amount',
    area: 'Correct area',
    number: 'Correct number',
    date: 'Correct date',
    text: 'Correct text',
    monthly: 'Rent per month',
    from: 'From',
    to: 'To',
    severity: 'Severity',
    risk: 'Risk',
    note: 'Note',
    save: 'Save',
    cancel: 'Cancel',
    severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', info: 'Info' } satisfies Record<
      Severity,
      string
    >,
  },
} as const;
