/** Every text of the document tools' page in one place; those of the features specification, 2, 4, 5 and 8, are word for word. */
export const texts = {
  back: 'Back to dashboard',
  costSuffix: 'to run this feature',
  privacyLabel: 'Privacy',
  privacy: 'Uploaded documents are not stored, shared or used for secondary purposes and are deleted after analysis.',
  privacyWithPages:
    'Uploaded documents are not stored, shared or used for secondary purposes and are deleted after analysis, unless you keep the pages with your report.',
  engineLabel: 'Analyzed by',
  elsewhere: (name: string) => `The document is sent to a ${name}, which makes the report.`,
  model: (name: string, use: string) =>
    `The built-in engine. Also reviewed by ${name}, a language model (uses ${use}).`,
  perPage: (use: string, most: string) => `${use} per page, at most ${most}`,
  zone: {
    title: 'Drag and drop your document here, or click to choose it',
    hint: 'PDF or DOCX up to 10MB',
    label: (kind: string) => `Choose a ${kind}`,
    cancelled: 'No file was chosen.',
  },
  file: {
    heading: 'Selected file',
    remove: 'Remove file',
    renamed: (name: string) => `Use as ${name}`,
    size: (bytes: number) =>
      bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`,
  },
  keepPages: {
    label: 'Keep the pages with my report',
    hint: 'Lets the report highlight each quote on the original page. Pages are deleted with the report.',
    changeable: 'You can change this until the report is ready.',
  },
  submit: 'Submit',
  outOfCredits: "You're out of credits for this feature.",
  steps: {
    uploading: 'Uploading file...',
    uploaded: 'File uploaded successfully. Starting pre analysis...',
    working: 'Working on it... Larger files may take longer.',
    done: 'Analysis completed successfully!',
  },
  note: 'Please Note',
  inProgress: (minutes: string) =>
    `Your analysis is in progress. The report will be available under Home -> My Reports in ${minutes} minutes.`,
  ready: 'The report is under Home -> My Reports.',
  support: 'Questions? Write to',
  open: 'Open the report',
  result: 'Result',
  loading: 'Loading the report…',
  failures: {
    session: 'Authentication error',
    upload: 'File upload failed',
    start: 'Failed to start analysis',
    startFull: 'Failed to start full analysis',
    analysis: 'Analysis failed',
    unknown: 'An error occurred',
  },
} as const;

/** Texts that differ between the document tools. */
export interface DocumentWording {
  /** 'lease', 'Letter of Intent'. */
  readonly document: string;
  /** Shown while the full analysis starts. */
  readonly preparing: string;
  /** A description of the tool's sample: 'an invented lease'. */
  readonly sample: string;
  /** Expected duration of the report, from the specification. */
  readonly minutes: string;
  /** The full analysis streams its text. */
  readonly showsText: boolean;
}
