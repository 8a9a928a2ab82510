/** What the dashboard shows of a member's work in addition to the figures. */
export interface OwnWork {
  /** Has neither a draft nor a report yet. */
  readonly isNew: boolean;
  /** Drafts and reports, newest first. */
  readonly recent: readonly RecentWork[];
  /** The next dates in the member's leases and letters, nearest first. */
  readonly dates: readonly NextDate[];
}

export interface RecentWork {
  readonly title: string;
  readonly address: string;
  readonly created_at: string;
  readonly sample: boolean;
}

export interface NextDate {
  /** YYYY-MM-DD, today or later (UTC). */
  readonly date: string;
  readonly label: string;
  /** Title of the report that contains it. */
  readonly title: string;
  readonly address: string;
}

/** Reads the work of one member. */
export interface OwnWorkReader {
  read(userId: string): Promise<OwnWork>;
}
