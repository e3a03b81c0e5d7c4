/** @jest-environment node */
import { refusal } from '../testing/answers.ts';
import { networkError } from './failures.ts';
import type { ApiResult } from './http-types.ts';
import { createSender, type OpenRequest } from './sender.ts';

const OK: ApiResult<string> = { ok: true, httpStatus: 201, data: 'taken' };

describe('a sender of keyed requests', () => {
  let keys: string[];
  let answers: ApiResult<string>[];
  let send: (request: object) => Promise<ApiResult<string>>;
  beforeEach(() => {
    keys = [];
    answers = [];
    let made = 0;
    send = createSender(
      (_request: object, key) => {
        keys.push(key);
        return Promise.resolve(answers.shift() ?? OK);
      },
      () => `k${++made}`,
    );
  });

  it('keeps the key of a press until its outcome is known (rules §4)', async () => {
    answers = [networkError(), refusal('INTERNAL'), OK];
    for (let press = 0; press < 4; press++) await send({ amount: '10.00' });
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k2']);
  });

  it('has a new key for a changed request, and after a refusal', async () => {
    answers = [networkError(), refusal('INVALID_INPUT')];
    await send({ amount: '10.00' });
    await send({ amount: '20.00' });
    await send({ amount: '20.00' });
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  });

  it('goes on under the key of before a reload where that is kept', async () => {
    let stored: OpenRequest<string> | undefined = { request: 'pay 10', key: 'of before' };
    const kept = { read: () => stored, write: (open: typeof stored) => void (stored = open) };
    const seen: unknown[] = [];
    const post = createSender(
      (_request: string, key) => {
        seen.push([key, stored?.key]);
        return Promise.resolve(answers.shift() ?? OK);
      },
      () => 'new',
      kept,
    );
    answers = [networkError(), OK];
    await post('pay 10');
    expect(stored).toEqual({ request: 'pay 10', key: 'of before' });
    await post('pay 10');
    expect(stored).toBeUndefined();
    await post('pay 10');
    // Kept before it is sent: a reload in between does not lose it.
    expect(seen).toEqual([
      ['of before', 'of before'],
      ['of before', 'of before'],
      ['new', 'new'],
    ]);
  });
});
