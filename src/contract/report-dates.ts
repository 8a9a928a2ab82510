/** An important date for calendars and reminders; found, accepted or corrected, never uncertain. */
export interface ReportDate {
  /** Key of the date in its report. */
  readonly item: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly label: string;
  /** The document's passage, how it was calculated, and who reviewed it. */
  readonly details: string;
  /** When a review last changed it; null if it was read from the document. */
  readonly reviewedAt: string | null;
}

export interface CalendarEvent {
  /**
   * The id is the same for the same date of the same report, so that calendars update it instead of adding another one.
   */
  readonly uid: string;
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly changedAt: Date;
}
