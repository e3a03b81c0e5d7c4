import { CAPTCHA_HEADER } from '@paddock/contract';

import type { SecurityEvent } from '../../../kernel/security/security-record.ts';
import { createCaptcha } from '../abuse/captcha.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import { createSpentMarks } from '../abuse/spent-marks.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import type { Asker } from './askers.ts';
import {
  CODE_LIFETIME_MS,
  createOneTimeCodes,
  RESEND_WAIT_MS,
  type CodeOrder,
  type OneTimeCodes,
} from './one-time-codes.ts';

/** What a promise counts for. */
const ONE_OR_NONE = [() => 1, () => 0] as const;

describe('one-time codes', () => {
  let platform: IdentityPlatform;
  let codes: OneTimeCodes;
  let phones = 1_000_000;
  let to = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
    codes = createOneTimeCodes(platform.kernel, {
      sendMessage: platform.modules.messages.send,
      captcha: createCaptcha(platform.kernel, createSpentMarks(platform.kernel)),
    });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    to = `+49170${++phones}`;
    here = newAddress();
  });

  let networks = 0;
  /** Another network each time, so that one test is not counted with the next. */
  const newAddress = () => `10.${(++networks >> 8) & 255}.${networks & 255}.1`;
  /** A stranger who has done the work a code by SMS asks for. */
  const from = (address: string): Asker => ({
    kind: 'stranger',
    key: address,
    address,
    pass: mintedPass(platform.kernel)[CAPTCHA_HEADER],
  });
  let here = '';
  const send = (over: Partial<CodeOrder> = {}) =>
    codes.send({
      purpose: 'bind-phone',
      channel: 'sms',
      to,
      playerId: null,
      language: 'en',
      asker: from(here),
      ...over,
    });
  const redeem = (codeId: string, code: string) => codes.redeem({ codeId, purpose: 'bind-phone', code });
  const wrong = async () => ((await codeSentTo(platform.kernel.db, to)) === '000000' ? '111111' : '000000');

  it('are six digits, told when they end and when the next may be asked for', async () => {
    const nowMs = platform.clock.nowMs();
    const sent = await send();
    expect(sent).toMatchObject({ resendAtMs: nowMs + RESEND_WAIT_MS, expiresAtMs: nowMs + CODE_LIFETIME_MS });
    expect(await codeSentTo(platform.kernel.db, to)).toMatch(/^\d{6}$/);
    expect((await sentTo(platform.kernel.db, to))[0]?.content.lines[0]).toContain(
      `It lasts ${CODE_LIFETIME_MS / 60_000} minutes.`,
    );
  });

  it('give back what they were sent with, once', async () => {
    const { codeId } = await send({ context: { step: 2, phone: to } });
    const code = await codeSentTo(platform.kernel.db, to);
    expect(await redeem(codeId, code)).toEqual({ to, playerId: null, context: { step: 2, phone: to } });
    await expect(redeem(codeId, code)).rejects.toMatchObject({ code: 'CODE_SPENT' });
  });

  it('are won by exactly one of many at the same moment', async () => {
    const { codeId } = await send();
    const code = await codeSentTo(platform.kernel.db, to);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => redeem(codeId, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('take five tries, then not even the right one', async () => {
    const { codeId } = await send();
    const guess = await wrong();
    for (const left of [4, 3, 2, 1, 0])
      await expect(redeem(codeId, guess)).rejects.toMatchObject({
        code: 'WRONG_CODE',
        details: { triesLeft: left },
      });
    await expect(redeem(codeId, await codeSentTo(platform.kernel.db, to))).rejects.toMatchObject({
      code: 'CODE_SPENT',
    });
  });

  it('count tries that come at the same moment', async () => {
    const { codeId } = await send();
    const guess = await wrong();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(codeId, guess)));
    const codesOf = tries.map((tried) =>
      tried.status === 'rejected' ? (tried.reason as { code: string }).code : '',
    );
    expect(codesOf.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
  });

  it('end in time, which is told apart from a wrong one [S8-19]', async () => {
    const { codeId } = await send();
    await platform.advance(CODE_LIFETIME_MS);
    await expect(redeem(codeId, await codeSentTo(platform.kernel.db, to))).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    });
    await expect(redeem('nobodysentthiscode0000', '123456')).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('are good for their purpose alone', async () => {
    const { codeId } = await send();
    const code = await codeSentTo(platform.kernel.db, to);
    await expect(codes.redeem({ codeId, purpose: 'sign-in', code })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    });
    expect(await redeem(codeId, code)).toMatchObject({ to });
  });

  it('wait a minute before the next one, and say until when', async () => {
    const { resendAtMs } = await send();
    await platform.advance(10_000);
    await expect(send()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAtMs: resendAtMs },
    });
    await platform.advance(50_000);
    expect(await send()).toMatchObject({ resendAtMs: resendAtMs + RESEND_WAIT_MS });
  });

  it('by SMS to the player’s own number take no work', async () => {
    const player: Asker = { kind: 'player', key: '7', address: here, pass: undefined };
    const change = { purpose: 'change-security', asker: player } as const;
    expect(await send(change)).toHaveProperty('codeId');
    await expect(send({ asker: player })).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('do not wait for the next one of another asker, or for another purpose', async () => {
    await send();
    expect(await send({ asker: from(newAddress()) })).toHaveProperty('codeId');
    expect(await send({ purpose: 'sign-in' })).toHaveProperty('codeId');
  });

  it('send one of many orders at the same moment', async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => send()));
    expect(await sentTo(platform.kernel.db, to)).toHaveLength(1);
  });

  /** How many of these orders were sent. */
  async function sentOf(orders: readonly (() => Promise<unknown>)[]): Promise<number> {
    let sent = 0;
    for (const order of orders) sent += await order().then(...ONE_OR_NONE);
    return sent;
  }
  const times = <T>(count: number, make: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n));

  it('are budgeted by number and asker, and by number for all strangers together', async () => {
    const minutely = (asker: () => Asker) => async () => {
      try {
        await send({ asker: asker() });
      } finally {
        await platform.advance(RESEND_WAIT_MS);
      }
    };
    expect(await sentOf(times(8, () => minutely(() => from(here))))).toBe(5);
    expect(await sentOf(times(20, () => minutely(() => from(newAddress()))))).toBe(5);
  });

  it('are budgeted by address, whatever the numbers', async () => {
    const orders = times(40, (n) => () => send({ to: `+4915${phones}${n}`, purpose: 'sign-in' }));
    const recorded: SecurityEvent[] = [];
    platform.kernel.security.keepBy((event) => recorded.push(event));
    expect(await sentOf(orders)).toBe(20);
    expect(recorded).toHaveLength(20);
    expect(recorded[0]).toMatchObject({ kind: 'codes-drained', code: 'address' });
  });

  it('are budgeted by the network of a provider, whatever its addresses and the numbers', async () => {
    const v4 = times(
      80,
      (n) => () => send({ to: `+4915${phones}${n}`, purpose: 'sign-in', asker: from(`198.51.100.${n}`) }),
    );
    expect(await sentOf(v4)).toBe(60);
    const v6 = times(
      80,
      (n) => () => send({ to: `+4915${phones}${n}`, purpose: 'sign-in', asker: from(`2001:db8:9:${n}::1`) }),
    );
    expect(await sentOf(v6)).toBe(60);
  });

  it('are budgeted by the prefix of numbers that nobody has proved, wherever they are asked for', async () => {
    const to = (operator: string) =>
      times(70, (n) => () => send({ to: `+49${operator}${2_000_000 + n}`, asker: from(newAddress()) }));
    expect(await sentOf(to('160'))).toBe(60);
    expect(await sentOf(to('159'))).toBe(60);
  });

  it('are budgeted in total, whatever the numbers and addresses, which is logged', async () => {
    const operators = ['1511', '1521', '1572', '1590', '1601', '1622', '1701', '1733'];
    const orders = operators.flatMap((operator) =>
      times(58, (n) => () => send({ to: `+49${operator}${300_000 + n}`, asker: from(newAddress()) })),
    );
    expect(await sentOf(orders)).toBeLessThanOrEqual(300);
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'the budget of all codes by SMS is spent' }),
    );
    // It grows again.
    await platform.advance(600_000);
    expect(await send()).toHaveProperty('codeId');
  });

  it('are sent to nobody as a decoy, and answer and refuse alike', async () => {
    const decoy = await send({ decoy: true });
    const other = `+49171${phones}`;
    const real = await send({ to: other });
    expect(Object.keys(decoy)).toEqual(Object.keys(real));
    expect(decoy.codeId).toHaveLength(real.codeId.length);
    expect(await sentTo(platform.kernel.db, to)).toEqual([]);
    await expect(redeem(decoy.codeId, '123456')).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await expect(send({ decoy: true })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('forget what is over', async () => {
    const { codeId } = await send();
    const code = await codeSentTo(platform.kernel.db, to);
    await redeem(codeId, code);
    platform.clock.advance(2 * 24 * 3_600_000);
    await codes.forget();
    await expect(redeem(codeId, code)).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });
});
