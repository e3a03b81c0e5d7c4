import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BucketConfig } from '../kernel/config/assets-config.ts';
import { signaturesOf } from './signature-v4.ts';

export interface TestBucket {
  readonly config: BucketConfig;
  /** Path of an object, the bucket's name first → what was put there. */
  readonly objects: ReadonlyMap<string, { readonly content: Buffer; readonly type: string }>;
  /** Path of every object asked for. */
  readonly asked: readonly string[];
  /** Methods that are not answered at all for now. */
  readonly unanswered: Set<string>;
  /** Methods that are answered with a refusal for now. */
  readonly refused: Set<string>;
  close(): Promise<void>;
}

const KEYS = { keyId: 'TESTKEY', secret: 'a-secret-of-the-bucket', region: 'eu-central-1' } as const;

/**
 * A server of the S3 protocol as far as files need it: PUT, GET, DELETE, each with a valid signature, and what
 * is put with the signed hash of its content.
 */
export async function startTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const asked: string[] = [];
  const unanswered = new Set<string>();
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((content) => {
      const { method = '', url = '' } = request;
      if (method === 'GET') asked.push(url);
      if (unanswered.has(method)) return undefined;
      const { expected, carried } = signaturesOf(
        { method, target: url, headers: request.headers as Record<string, string> },
        KEYS.secret,
      );
      if (refused.has(method)) return response.writeHead(403).end('<Code>AccessDenied</Code>');
      if (expected !== carried) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      if (method === 'PUT') {
        const hash = createHash('sha256').update(content).digest('hex');
        if (request.headers['x-amz-content-sha256'] !== hash)
          return response.writeHead(400).end('<Code>XAmzContentSHA256Mismatch</Code>');
        objects.set(url, { content, type: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (method === 'DELETE') {
        objects.delete(url);
        return response.writeHead(204).end();
      }
      const found = objects.get(url);
      if (found === undefined) return response.writeHead(404).end('<Code>NoSuchKey</Code>');
      return response.writeHead(200, { 'content-type': found.type }).end(found.content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { name: 'paddock', prefix: 'site/one', endpoint, ...KEYS },
    objects,
    asked,
    unanswered,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
