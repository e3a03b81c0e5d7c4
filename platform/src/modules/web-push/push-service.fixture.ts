import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebPushNote } from '@paddock/contract/schemas';

import { decrypted, type BrowserKeys } from './push-decryption.fixture.ts';

/** What a browser got by its service. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly note: WebPushNote;
}

/** A browser with a subscription at the service. */
export interface FakeBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly received: readonly Received[];
  /** As they came over the wire. */
  readonly bodies: readonly Buffer[];
  readonly keys: BrowserKeys;
}

export interface FakePushService {
  readonly origin: string;
  /** Answered to what is posted from now on. */
  status: number;
  browser(): FakeBrowser;
  close(): Promise<void>;
}

/** A push service on a socket, and browsers that decrypt what it carries as RFC 8291 and RFC 8188 say. */
export async function startPushService(): Promise<FakePushService> {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (service.status < 300) browsers.get(request.url ?? '')?.(request.headers, Buffer.concat(parts));
      response.writeHead(service.status).end();
    });
  });
  const origin = await listening(server);
  const service: FakePushService = {
    origin,
    status: 201,
    browser() {
      const path = `/send/${browsers.size + 1}`;
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const keys: BrowserKeys = { pair, auth: randomBytes(16) };
      const received: Received[] = [];
      const bodies: Buffer[] = [];
      browsers.set(path, (headers, body) => {
        bodies.push(body);
        received.push({ headers, note: JSON.parse(decrypted(body, keys)) as WebPushNote });
      });
      const subscription = {
        endpoint: `${origin}${path}`,
        p256dh: pair.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      };
      return { subscription, received, bodies, keys };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
