/** The Translator's page without a language model (features specification, section 2). */
export const underConstruction = {
  title: 'Translator',
  state: 'Under Construction',
  text: 'Translation of academic writing is being built. Nothing can be ordered here yet, and nothing is charged.',
  listHeading: 'Coming Soon',
  list: [
    'Multi-language document translation',
    'Academic terminology preservation',
    'Citation format maintenance',
    'Real-time collaboration',
  ],
} as const;

/** All texts of the page. */
export const texts = {
  sample: 'two paragraphs of an invented study, from English to German',
  back: 'Back to dashboard',
  costSuffix: 'to run this feature',
  privacyLabel: 'Privacy',
  privacy:
    'Your document’s text is sent to the language model configured for this site. The uploaded document is deleted when the translation is done.',
  keptLabel: 'What stays as it is',
  kept: 'Citations, labels, formulas, code, links and the list of references. Passages that fail a check stay in the original language, and the review lists them.',
  modelLabel: 'Language model',
  modelUse: (name: string, use: string) => `${name} needs ${use} for this.`,
  modelRate: (name: string, use: string) => `${name} needs ${use} for a thousand words.`,
  source: 'From',
  target: 'Into',
  input: {
    label: 'Source of the text',
    file: 'A document',
    pasted: 'Pasted text',
  },
  document: 'document',
  kinds: 'DOCX, Markdown, LaTeX or plain text up to 10MB',
  choose: 'Choose a language',
  text: 'Text',
  format: 'Format',
  glossary: 'Glossary',
  glossaryHint: 'One term per line: term = translation',
  glossaryExample: 'tidal range = Tidenhub',
  submit: 'Translate',
  outOfCredits: "You're out of credits for this feature.",
  steps: {
    preparing: 'Preparing the document...',
    uploading: 'Uploading file...',
    uploaded: 'File uploaded successfully.',
  },
  run: {
    heading: {
      queued: 'Your translation is waiting for its turn',
      running: 'Your document is being translated',
      succeeded: 'Your translation is ready',
      failed: 'The document was not translated',
      cancelled: 'The translation was cancelled',
    },
    leave: 'You can leave this page. The translation will be under Home -> My Reports.',
    open: 'Read the translation',
    cancel: 'Cancel',
    cancelling: 'Cancelling...',
    again: 'Translate something else',
    back: 'Back to the document',
    uncharged: 'Nothing was charged.',
  },
  failures: {
    one: 'Please upload only one file at a time.',
    nothing: 'Please choose a document or paste a text.',
    unreadable: 'The file could not be read. Please choose it again.',
    unexpected: 'An error occurred',
    session: 'Authentication error',
    upload: 'File upload failed',
  },
} as const;
