import { MINUTE_MS } from '@paddock/contract';

import { addOperator, type GivenCredentials } from '../index.ts';
import {
  codeAt,
  codeOf,
  consoleOf,
  createOperatorsFixture,
  OPERATOR_PASSWORD,
  trySignIn,
  type OperatorsPlatform,
} from '../operators.fixture.ts';

let platform: OperatorsPlatform;
beforeAll(async () => {
  platform = await createOperatorsFixture();
});
afterAll(() => platform.close());

const add = (name: string) =>
  addOperator(consoleOf(platform), name, { roles: ['support'], password: OPERATOR_PASSWORD });
const codeNow = (given: GivenCredentials) => codeAt(given, platform.clock.nowMs());

describe('guessing at an operator', () => {
  it('locks a name where five tries were wrong, for right ones too, and lets one more in each quarter of an hour', async () => {
    const given = await add('eve');
    for (let n = 0; n < 5; n++) {
      const wrong = await trySignIn(platform, 'eve', { password: 'guess', code: '000000' });
      expect(codeOf(wrong)).toBe('OPERATOR_CREDENTIALS');
    }
    const locked = await trySignIn(platform, 'eve', { code: codeNow(given) });
    expect([locked.statusCode, codeOf(locked)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    platform.clock.advance(15 * MINUTE_MS);
    expect((await trySignIn(platform, 'eve', { code: codeNow(given) })).statusCode).toBe(201);
  });

  it('locks a name nowhere else: who knows it keeps no operator out', async () => {
    const given = await add('gil');
    const outcomes: unknown[] = [];
    for (let n = 0; n < 60; n++) {
      platform.clock.advance(MINUTE_MS);
      outcomes.push(codeOf(await trySignIn(platform, 'gil', { code: '000000', from: '203.0.113.66' })));
    }
    expect(outcomes.slice(-1)).toEqual(['TOO_MANY_REQUESTS']);
    const owner = await trySignIn(platform, 'gil', { code: codeNow(given), from: '198.51.100.8' });
    expect(owner.statusCode).toBe(201);
  });

  it('counts the tries of one name from everywhere too', async () => {
    await add('hal');
    const codes: unknown[] = [];
    for (let n = 0; n < 51; n++)
      codes.push(codeOf(await trySignIn(platform, 'hal', { code: '000000', from: `203.0.113.${n}` })));
    expect(codes.slice(0, 50)).not.toContain('TOO_MANY_REQUESTS');
    expect(codes[50]).toBe('TOO_MANY_REQUESTS');
  });
});
