import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebPushNote } from '@paddock/contract/schemas';

/** What a browser got by its service. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly note: WebPushNote;
}

/** A browser with a subscription at the service. */
export interface FakeBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly received: readonly Received[];
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
      const point = pair.generateKeys();
      const secret = randomBytes(16);
      const received: Received[] = [];
      browsers.set(path, (headers, body) => {
        const text = decrypted(body, pair, point, secret);
        received.push({ headers, note: JSON.parse(text) as WebPushNote });
      });
      const subscription = {
        endpoint: `${origin}${path}`,
        p256dh: point.toString('base64url'),
        auth: secret.toString('base64url'),
      };
      return { subscription, received };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One record of `aes128gcm`: salt, record size, sender's point, text (RFC 8188 §2, RFC 8291 §3.4). */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, point: Buffer, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
  const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const text = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
