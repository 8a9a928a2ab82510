/** A date to watch as calendars and reminders show it; found, accepted or corrected, never one to check. */
export interface ReportDate {
  /** Key of the date in its report. */
  readonly item: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly label: string;
  /** Where the document says it, how it was counted, who reviewed it. */
  readonly details: string;
  /** When it was last changed by a review; null for what was read. */
  readonly reviewedAt: string | null;
}

export interface CalendarEvent {
  /** The same for the same date of the same report, so that calendars replace it instead of adding another. */
  readonly uid: string;
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly changedAt: Date;
}
