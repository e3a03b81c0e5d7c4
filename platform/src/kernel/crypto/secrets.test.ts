import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { testRing } from '../../testing/test-ring.ts';
import { KeyRing, type RingKey } from './key-ring.ts';
import { newKey } from './new-key.ts';
import { originalKey } from './platform-keys.ts';
import { createSecrets, isSealed } from './secrets.ts';

const EARLIER = randomBytes(32).toString('base64url');
/** What a purpose's key was before keys had ids. */
const earlierKey = (purpose: string) => Buffer.from(hkdfSync('sha256', EARLIER, 'paddock', purpose, 32));
const original = (purpose: 'signature' | 'data' | 'lasting') => originalKey(purpose, EARLIER) as RingKey;

describe('secrets', () => {
  const secrets = createSecrets(testRing());

  it.each([
    ['rotated', secrets],
    ['lasting', secrets.lasting],
  ])('verify what they signed, for that purpose only: %s', (_name, signer) => {
    const signature = signer.sign('callback', 'text');
    expect(signer.verify('callback', 'text', signature)).toBe(true);
    expect(signer.verify('callback', 'text2', signature)).toBe(false);
    expect(signer.verify('other', 'text', signature)).toBe(false);
    expect(signer.verify('callback', 'text', '')).toBe(false);
    expect(signer.verify('callback', 'text', `${signature}A`)).toBe(false);
    expect(signer.sign('callback', 'text')).toBe(signature);
    expect(createSecrets(testRing()).verify('callback', 'text', signature)).toBe(false);
  });

  it('open what they sealed, for its purpose and owner only', () => {
    const content = randomBytes(20);
    const sealed = secrets.seal('app', '11', content);
    expect(Buffer.from(secrets.open('app', '11', sealed))).toEqual(content);
    expect(secrets.seal('app', '11', content)).not.toEqual(sealed);
    expect(sealed.includes(content)).toBe(false);
    const changed = (at: number) => sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
    for (const at of sealed.keys()) expect(() => secrets.open('app', '11', changed(at))).toThrow();
    expect(() => secrets.open('app', '12', sealed)).toThrow();
    expect(() => secrets.open('document', '11', sealed)).toThrow();
    expect(() => secrets.open('app', '11', sealed.subarray(0, 20))).toThrow();
    expect(() => createSecrets(testRing()).open('app', '11', sealed)).toThrow('no longer valid');
  });
});

describe('secrets of a rotated ring', () => {
  const [old, young] = [newKey('signature'), newKey('signature')];
  const [oldData, youngData] = [newKey('data'), newKey('data')];
  const ring = new KeyRing([old, oldData]);
  const secrets = createSecrets(ring);
  const signature = secrets.sign('link', 'text');
  const sealed = secrets.seal('app', '11', Buffer.from('key'));
  const keys = secrets.keys('captcha');

  it('take what the key before has made, until it is gone', () => {
    ring.replace([{ ...old, isCurrent: false }, young, { ...oldData, isCurrent: false }, youngData]);
    const signedAnew = secrets.sign('link', 'text');
    expect(signedAnew).not.toBe(signature);
    expect([signedAnew, signature].map((one) => secrets.verify('link', 'text', one))).toEqual([true, true]);
    expect(secrets.keys('captcha')[1]).toEqual(keys[0]);
    expect(Buffer.from(secrets.open('app', '11', sealed)).toString()).toBe('key');
    expect(secrets.isSealedByCurrent(sealed)).toBe(false);
    expect(secrets.isSealedByCurrent(secrets.seal('app', '11', Buffer.from('key')))).toBe(true);
    ring.replace([young, youngData]);
    expect([signedAnew, signature].map((one) => secrets.verify('link', 'text', one))).toEqual([true, false]);
    expect(() => secrets.open('app', '11', sealed)).toThrow('no longer valid');
  });
});

describe('secrets of an installation from before keys had ids', () => {
  const secrets = createSecrets(
    new KeyRing([newKey('signature'), original('signature'), newKey('data'), original('data')]),
  );
  const mac = createHmac('sha256', earlierKey('link')).update('text').digest('base64url');

  it('take what it signed, in one spelling', () => {
    expect(secrets.verify('link', 'text', mac)).toBe(true);
    expect(secrets.verify('link', 'text', `original${mac}`)).toBe(false);
  });

  it('hash as it did', () => {
    const lasting = createSecrets(new KeyRing([{ ...original('lasting'), isCurrent: true }])).lasting;
    expect(lasting.sign('link', 'text')).toBe(mac);
  });

  it('open what it sealed, and know that it is to be sealed anew', () => {
    // Sealed by a release from before keys had ids: AES-256-GCM, nonce, tag and text.
    const before = createSecrets(new KeyRing([{ ...original('data'), isCurrent: true }]));
    const sealed = before.seal('identity.two-factor', '11', Buffer.from('key')).subarray(12);
    expect(isSealed(sealed)).toBe(false);
    expect(Buffer.from(secrets.open('identity.two-factor', '11', sealed)).toString()).toBe('key');
    expect(secrets.isSealedByCurrent(sealed)).toBe(false);
  });
});
