import { z } from 'zod';

/** A work with a library record, for display in a list. */
export const foundWorkSchema = z.object({
  /** `doi:…` or `arxiv:…` */
  id: z.string(),
  label: z.string(),
  url: z.url({ protocol: /^https$/ }),
  venue: z.string(),
  source: z.string(),
  retractedBy: z.array(z.string()),
});
export type FoundWork = z.infer<typeof foundWorkSchema>;
