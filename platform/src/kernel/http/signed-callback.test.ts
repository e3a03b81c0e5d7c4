import { createSecrets } from '../crypto/secrets.ts';
import { testRing } from '../../testing/test-ring.ts';
import { PlatformError } from './problem.ts';
import { requireBodySignature, signBody } from './signed-callback.ts';

const AT_MS = 1_700_000_000_000;
const WINDOW_MS = 300_000;

describe('a signed body', () => {
  const secrets = createSecrets(testRing());
  const headers = signBody(secrets, 'feed', '{"a":1}', AT_MS);
  const require = (over: object = {}, { body = '{"a":1}', purpose = 'feed', nowMs = AT_MS } = {}) =>
    requireBodySignature(secrets, purpose, { ...headers, ...over }, body, nowMs);
  const refusal = new PlatformError('CALLBACK_SIGNATURE').message;

  it('is taken within five minutes before and after it was signed', () => {
    for (const nowMs of [AT_MS - WINDOW_MS, AT_MS, AT_MS + WINDOW_MS])
      expect(() => require({}, { nowMs })).not.toThrow();
    for (const nowMs of [AT_MS - WINDOW_MS - 1, AT_MS + WINDOW_MS + 1])
      expect(() => require({}, { nowMs })).toThrow(refusal);
  });

  it.each<[string, object, { body?: string; purpose?: string }]>([
    ['another body', {}, { body: '{"a":2}' }],
    ['another purpose', {}, { purpose: 'callback' }],
    ['another time', { 'x-callback-timestamp': String(AT_MS + 1) }, {}],
    ['no time', { 'x-callback-timestamp': undefined }, {}],
    ['a time twice', { 'x-callback-timestamp': [String(AT_MS)] }, {}],
    ['no signature', { 'x-callback-signature': undefined }, {}],
    ['an empty signature', { 'x-callback-signature': '' }, {}],
    ['a signature twice', { 'x-callback-signature': [headers['x-callback-signature']] }, {}],
  ])('is refused with %s', (_what, over, options) => {
    expect(() => require(over, options)).toThrow(refusal);
  });

  it.each(['1e12', ` ${AT_MS}`, `${AT_MS}.0`, '1'.repeat(16), ''])('is refused for the time "%s"', (time) => {
    const signed = {
      'x-callback-timestamp': time,
      'x-callback-signature': secrets.sign('feed', `${time}.{"a":1}`),
    };
    expect(() => require(signed, { nowMs: Number(time) })).toThrow(refusal);
  });
});
