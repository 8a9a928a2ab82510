import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';

/** A found value, an uncertain value (not used in any date, sum or chart), or a missing one. */
function cellOf<T extends z.ZodType>(value: T) {
  return z.discriminatedUnion('state', [
    z.object({ state: z.literal('found'), value, shown: z.string() }),
    z.object({ state: z.literal('check') }),
    z.object({ state: z.literal('missing') }),
  ]);
}

const textCell = cellOf(z.string());
const areaCell = cellOf(z.object({ size: z.number(), unit: z.enum(['sf', 'm²']) }));
const moneyCell = cellOf(z.object({ amount: z.number(), currency: z.string(), unit: z.enum(['sf', 'm²']).optional() }));
const dayCell = cellOf(z.iso.date());

export const portfolioLeaseSchema = z.object({
  /** Id of its report or its tenancy. */
  id: z.uuid(),
  kind: z.enum(['lease', 'tenancy', 'amendment']),
  title: z.string(),
  property: textCell,
  tenant: textCell,
  landlord: textCell,
  area: areaCell,
  /** Monthly rent on the date of the list. */
  rent: moneyCell,
  /** Rent per area per year on that date. */
  rate: moneyCell,
  expires: dayCell,
  next: dayCell,
  /** Found risks by severity. */
  risks: z.object({ critical: z.number().int(), high: z.number().int(), medium: z.number().int() }),
  /** Number of its values that should be checked. */
  checks: z.number().int(),
  /** Same tenant, property and end as another row, so the lease is counted once. */
  repeated: z.boolean(),
});
export type PortfolioLease = z.output<typeof portfolioLeaseSchema>;
export type Found<C> = Extract<C, { state: 'found' }>;

const sumSchema = z.object({
  amount: z.number(),
  /** 'sf', 'm²', 'USD'. */
  unit: z.string(),
  /** The number of leases in the sum. */
  leases: z.number().int(),
});

export const portfolioSchema = z.object({
  /** YYYY-MM-DD, UTC: determines what is current and what has expired. */
  today: z.iso.date(),
  leases: z.array(portfolioLeaseSchema),
  /** Sums over the leases that are not known to have expired, each counted once; certain values only. */
  totals: z.object({
    leases: z.number().int(),
    area: z.array(sumSchema),
    /** Per year, at the rent on that date. */
    rent: z.array(sumSchema),
    /** In years, weighted by area; null if no lease has both. */
    remaining: z.object({ years: z.number(), leases: z.number().int() }).nullable(),
  }),
  expiries: z.array(
    z.object({
      year: z.number().int(),
      leases: z.number().int(),
      area: z.array(z.object({ amount: z.number(), unit: z.string() })),
    }),
  ),
});
export type Portfolio = z.output<typeof portfolioSchema>;

export const readPortfolio = endpoint({
  method: 'get',
  path: '/api/portfolio',
  summary: "The caller's leases with their dates, rents and risks; samples are left out",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: portfolioSchema,
});

export const portfolioFormats = ['xlsx', 'csv'] as const;

export const downloadPortfolio = endpoint({
  method: 'post',
  path: '/api/portfolio/download',
  summary: "Makes a table of the caller's leases and answers its signed address",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ format: z.enum(portfolioFormats) }),
  answer: z.object({ signedUrl: z.string() }),
});

/** Data that the page reads while the server renders it. */
export interface PortfolioReader {
  read(userId: string): Promise<Portfolio>;
}
