import { existsSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { wholeNumber } from './whole-number.ts';

const address = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that starts with postgres:// or postgresql://',
});

/** Settings of the database and its connections. */
export const databaseSettings = {
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  DATABASE_CA: z.string().refine(existsSync, 'must be the path of a file with certificates (PEM)').optional(),
  DATABASE_POOL: wholeNumber(2, 1_000).default(20),
};

export function databaseOf(values: z.output<z.ZodObject<typeof databaseSettings>>): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_CA: ca } = values;
  if (url === undefined && (direct !== undefined || ca !== undefined)) {
    throw new ConfigError('DATABASE_DIRECT_URL and DATABASE_CA need DATABASE_URL with them.');
  }
  return {
    databaseUrl: url && withCa(url, ca),
    databaseDirectUrl: direct && withCa(direct, ca),
    databasePool: values.DATABASE_POOL,
  };
}

export interface DatabaseConfig {
  /** undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A direct connection that bypasses a transaction pooler; undefined: databaseUrl is already direct. */
  readonly databaseDirectUrl: string | undefined;
  /** Maximum number of connections of one process for requests and background work. */
  readonly databasePool: number;
}

/** Part of the address, so that every connection uses it. */
function withCa(url: string, ca: string | undefined): string {
  if (ca === undefined) return url;
  const address = new URL(url);
  address.searchParams.set('sslrootcert', ca);
  if (!address.searchParams.has('sslmode')) address.searchParams.set('sslmode', 'verify-full');
  return address.href;
}
