/** Limits of the specification (features section 9, platform section 9); sizes in bytes, times in milliseconds. */
export const limits = {
  image: { count: 10, bytes: 1_048_576, descriptionWords: 250, descriptionCharacters: 2_500, warningWords: 225 },
  insights: { minWords: 100, maxWords: 1_000, maxCharacters: 10_000 },
  punctuation: { ratio: 0.5, consecutive: 20 },
  imageFileName: { randomCharacters: 10 },
  /** Ten images of 1 MB, the text, and the zip's overhead. */
  packageBytes: 12 * 1_048_576,
  packageEntries: 16,
  document: { bytes: 10_485_760, fileNameCharacters: 24 },
  invitationsAtOnce: 100,
  username: { min: 3, max: 30 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  processingTimeout: 300_000,
  toast: { duration: 5_000, fade: 300, visible: 3, ofOneAct: 2_000 },
  banner: { in: 100, out: 300 },
  balanceRefresh: 300_000,
  drafts: {
    pageSize: 10,
    listLimit: 100,
    signedUrlSeconds: 3_600,
    refreshCooldown: 5_000,
    versions: 300,
    authors: 50,
    titleCharacters: 300,
    keywords: 20,
    reasonLength: 500,
  },
  favorites: { count: 10, pause: 1_000 },
  /** For each tool; the database has the same number (migration 0034). */
  sampleRunsPerDay: 3,
  historyPageSize: 10,
  paginationWindow: 5,
} as const;

/** Lifetimes of the page's local cache in milliseconds (platform section 9), by kind. */
export const cacheLifetimes = {
  'system-settings': 24 * 3_600_000,
  'blog-post': 24 * 3_600_000,
  'blog-posts': 3_600_000,
  'credit-history': 600_000,
  'credit-balance': 600_000,
  'feature-cost': 4 * 3_600_000,
  favorites: 3_600_000,
  drafts: 300_000,
} as const;
