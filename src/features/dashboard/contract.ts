/** What the dashboard shows of a member's work beside its figures. */
export interface OwnWork {
  /** Neither a draft nor a report yet. */
  readonly isNew: boolean;
  /** Drafts and reports, newest first. */
  readonly recent: readonly RecentWork[];
  /** What the member's leases and letters ask for next, nearest first. */
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
  /** Title of the report that names it. */
  readonly title: string;
  readonly address: string;
}

/** Reads the work of one member. */
export interface OwnWorkReader {
  read(userId: string): Promise<OwnWork>;
}
