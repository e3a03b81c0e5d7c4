import { PlatformError } from './problem.ts';
import { retryAfterSecOf } from './retry-after.ts';

const NOW_MS = 1_800_000_000_000;

describe('a refusal that passes', () => {
  it.each([
    ['TOO_MANY_REQUESTS', { retryAtMs: NOW_MS + 29_001 }, 30],
    ['TOO_MANY_REQUESTS', { retryAtMs: NOW_MS - 5 }, 1],
    ['TOO_MANY_REQUESTS', { retryAfterMs: 500 }, 1],
    ['TOO_MANY_REQUESTS', undefined, 60],
    ['SIGN_IN_PAUSED', { retryAfterMs: 90_000 }, 90],
    ['UNAVAILABLE', undefined, 2],
    ['INVALID_INPUT', { retryAtMs: NOW_MS + 29_001 }, undefined],
  ] as const)('%s with %j says when to come again', (code, details, seconds) => {
    expect(retryAfterSecOf(new PlatformError(code, details), NOW_MS)).toBe(seconds);
  });
});
