import { ConfigError } from './config-error.ts';

/** A bucket that speaks the S3 protocol. */
export interface BucketConfig {
  readonly name: string;
  /** Before the files' addresses, without slashes at its ends; empty for none. */
  readonly prefix: string;
  /** Address of the service, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Where the files of releases are kept and fetched from. */
export interface AssetsConfig {
  /** Absent means the data directory. */
  readonly bucket: BucketConfig | undefined;
  /** Another origin that browsers fetch files from: a CDN before this server or the bucket. */
  readonly origin: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming the variable that is wrong or missing */
export function readAssetsConfig(env: Environment): AssetsConfig {
  return { bucket: bucketOf(env, 'ASSETS'), origin: originOf(env) };
}

/** Where the players' documents are kept; absent means the data directory. @throws ConfigError as above */
export function readDocumentsBucket(env: Environment): BucketConfig | undefined {
  return bucketOf(env, 'DOCUMENTS');
}

function bucketOf(env: Environment, what: 'ASSETS' | 'DOCUMENTS'): BucketConfig | undefined {
  const text = env[`${what}_STORE`];
  if (text === undefined || text === '' || text === 'disk') return undefined;
  const [, name, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([A-Za-z0-9/_-]*?))?\/?$/.exec(text) ?? [];
  if (name === undefined)
    throw new ConfigError(`${what}_STORE must be disk or s3://bucket/prefix, not ${text}`);
  const region = env[`${what}_S3_REGION`] || 'us-east-1';
  return {
    name,
    prefix: prefix ?? '',
    endpoint: (env[`${what}_S3_ENDPOINT`] || `https://s3.${region}.amazonaws.com`).replace(/\/$/, ''),
    region,
    keyId: required(env, what, 'S3_KEY_ID'),
    secret: required(env, what, 'S3_SECRET'),
  };
}

function originOf(env: Environment): string | undefined {
  const text = env['ASSETS_ORIGIN'];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:\/\/[^/]+\/?$/.test(text)) {
    throw new ConfigError(`ASSETS_ORIGIN must be an origin such as https://cdn.example.com, not ${text}`);
  }
  return new URL(text).origin;
}

function required(env: Environment, what: string, name: string): string {
  const text = env[`${what}_${name}`];
  if (text === undefined || text === '')
    throw new ConfigError(`${what}_${name} must be set with ${what}_STORE`);
  return text;
}
