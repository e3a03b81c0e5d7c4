import { AwsClient } from 'aws4fetch';

import type { BucketConfig } from '../config/config.ts';

/** Objects of a bucket that speaks the S3 protocol. A key begins with a slash and stands behind the configured prefix. */
export interface Bucket {
  put(key: string, content: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** One that is not there is no fault. */
  remove(key: string): Promise<void>;
}

/** @throws Error, by each of its functions, naming what the bucket answered. */
export function openBucket(bucket: BucketConfig): Bucket {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
    retries: 3,
  });
  const urlOf = (key: string): string =>
    [bucket.endpoint, bucket.name, ...(bucket.prefix === '' ? [] : [bucket.prefix])].join('/') + key;

  return {
    async put(key, content, headers) {
      const answer = await client.fetch(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(content),
        headers,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to PUT ${key}`);
    },
    async get(key) {
      const answer = await client.fetch(urlOf(key));
      const content = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) return content;
      if (answer.status === 404) return undefined;
      throw new Error(`the bucket answered ${answer.status} to GET ${key}`);
    },
    async remove(key) {
      const answer = await client.fetch(urlOf(key), { method: 'DELETE' });
      await answer.arrayBuffer();
      if (!answer.ok && answer.status !== 404) {
        throw new Error(`the bucket answered ${answer.status} to DELETE ${key}`);
      }
    },
  };
}
