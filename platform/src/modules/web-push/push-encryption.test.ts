import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import webPush from 'web-push';
import type { WebPushNote } from '@paddock/contract/schemas';

import { postPush } from './post-push.ts';
import { decrypted, type BrowserKeys } from './push-decryption.fixture.ts';
import { startPushService, type FakePushService } from './push-service.fixture.ts';

/** RFC 8291, section 5: a browser's keys and a message to it. */
const EXAMPLE = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  text: 'When I grow up, I want to be a watermelon',
};

const byLibrary = (body: Buffer, { pair, auth }: BrowserKeys): string =>
  ece
    .decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') })
    .toString();

describe('the encryption of notes', () => {
  let service: FakePushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());

  it.each([
    ['a library', byLibrary],
    ['the browsers of our tests', decrypted],
  ])('is read as the standard’s own example by %s', (_who, read) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(EXAMPLE.privateKey, 'base64url');
    const keys = { pair, auth: Buffer.from(EXAMPLE.auth, 'base64url') };
    expect(read(Buffer.from(EXAMPLE.body, 'base64url'), keys)).toBe(EXAMPLE.text);
  });

  it('is one that both read, and nobody with other keys', async () => {
    const [browser, other] = [service.browser(), service.browser()];
    const note: WebPushNote = {
      title: 'Paddock',
      body: 'Вывод выплачен. ✓',
      tag: 'payments',
      path: '/ru/office',
    };
    const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@paddock.example' };
    const answer = await postPush({ device: browser.subscription, note, vapid, lastsSec: 60 });
    const [body = Buffer.alloc(0)] = browser.bodies;
    expect(answer).toBe('taken');
    expect(byLibrary(body, browser.keys)).toBe(JSON.stringify(note));
    expect(browser.received.map((one) => one.note)).toEqual([note]);
    expect(body.includes('Paddock')).toBe(false);
    expect(() => byLibrary(body, other.keys)).toThrow();
    expect(() => byLibrary(body, { ...browser.keys, auth: other.keys.auth })).toThrow();
  });
});
