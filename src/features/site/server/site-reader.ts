import { z } from 'zod';
import { riskSchema } from '#contract/draft-result.ts';
import { documentReportSchema } from '#contract/lease-report.ts';
import { productVersion } from '#server/base/version.ts';
import type { PriceList, SampleFile, SiteReader } from '../contract.ts';

/** Reads the data that public pages show. */
export interface SiteSources {
  /** A file included in the product. */
  sampleFile(name: SampleFile): Promise<Uint8Array>;
  tools(): Promise<PriceList['tools']>;
  /** The paths of the tools' pages, for logged-in users only. */
  readonly toolPages: readonly string[];
  /** The pack of credits on sale; null while its price is not known. */
  pack(): Promise<PriceList['pack']>;
}

/** Samples never change while the server runs, so each is read once. */
export function createSiteReader(sources: SiteSources, signupCredits: () => Promise<number>): SiteReader {
  const report = once(async () => documentReportSchema.parse(await readJson('lease-report.json')));
  const draft = once(async () => sampleDraftSchema.parse(await readJson('draft.json')));
  return {
    version: () => productVersion,
    leaseReport: report,
    sampleDraft: draft,
    async offer() {
      const [tools, pack, credits] = await Promise.all([
        sources.tools().catch(() => []),
        // The page doesn't wait for a slow payment provider.
        Promise.race([sources.pack().catch(() => null), new Promise<null>((end) => setTimeout(end, patience, null))]),
        signupCredits(),
      ]);
      return { tools, pack, signupCredits: credits };
    },
  };

  async function readJson(name: SampleFile): Promise<unknown> {
    return JSON.parse(new TextDecoder().decode(await sources.sampleFile(name)));
  }
}

/** Milliseconds. */
const patience = 300;

const sampleDraftSchema = z.object({ title: z.string(), html: z.string(), risks: z.array(riskSchema) });

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return () => {
    known ??= read().catch((error) => {
      known = null;
      throw error;
    });
    return known;
  };
}
