import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const bucketEndpoint = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
export const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket');

/** Settings of the object store for files. */
export const s3Settings = {
  S3_ENDPOINT: bucketEndpoint.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** null: files are stored in DATA_DIR. */
export function s3Of(values: z.output<z.ZodObject<typeof s3Settings>>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return bucketOf({ endpoint, region, bucket, accessKeyId, secretAccessKey }, 'S3_', 'files are stored in');
}

/** null: none of these settings is set. `purpose` describes what the bucket is for. */
export function bucketOf(values: BucketValues, family: string, purpose: string): S3Settings | null {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = values;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new ConfigError(
      `${family}ACCESS_KEY_ID and ${family}SECRET_ACCESS_KEY belong together: please set both or none.`,
    );
  }
  if (bucket === undefined) {
    if (endpoint === undefined && accessKeyId === undefined) return null;
    throw new ConfigError(`${family}… needs ${family}BUCKET with it: the name of the bucket that ${purpose}.`);
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { endpoint, region, bucket, credentials };
}

interface BucketValues {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string | undefined;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** A bucket of an object store and its credentials. */
export interface S3Settings {
  /** undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** null: the SDK's own search, for example the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}
