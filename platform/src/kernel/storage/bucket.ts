import { AwsClient } from 'aws4fetch';

import { sha256 } from '../crypto/sha256.ts';
import type { BucketConfig } from '../config/config.ts';

/** Objects of a bucket that speaks the S3 protocol. A key begins with a slash and stands behind the configured prefix. */
export interface Bucket {
  put(key: string, content: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** One that is not there is no fault. */
  remove(key: string): Promise<void>;
}

/** A bucket that refuses, or does not answer: whoever asked may ask again later. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** How long one object may take, repetitions included: whoever waits holds a place that others wait for. */
const PATIENCE_MS = 20_000;

/** @throws BucketError, by each of its functions, naming what the bucket answered. */
export function openBucket(bucket: BucketConfig, patienceMs = PATIENCE_MS): Bucket {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
    retries: 3,
  });
  const urlOf = (key: string): string =>
    [bucket.endpoint, bucket.name, ...(bucket.prefix === '' ? [] : [bucket.prefix])].join('/') + key;

  /** One request to its end; undefined for an object that is not there. */
  async function ask(method: string, key: string, sent: RequestInit = {}): Promise<Uint8Array | undefined> {
    const answer = await client
      .fetch(urlOf(key), { ...sent, method, signal: AbortSignal.timeout(patienceMs) })
      .then(async (response) => ({ response, content: new Uint8Array(await response.arrayBuffer()) }))
      .catch((cause: unknown) => {
        throw new BucketError(`the bucket does not answer to ${method} ${key}`, { cause });
      });
    if (answer.response.ok) return answer.content;
    if (answer.response.status === 404 && method !== 'PUT') return undefined;
    throw new BucketError(`the bucket answered ${answer.response.status} to ${method} ${key}`);
  }

  return {
    async put(key, content, headers) {
      // Signed with the request, so that the bucket keeps these very bytes or none, also without TLS.
      const signed = { 'x-amz-content-sha256': sha256(content).toString('hex') };
      await ask('PUT', key, { body: new Uint8Array(content), headers: { ...headers, ...signed } });
    },
    get: (key) => ask('GET', key),
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
