import type { SecurityEvent } from '../../../kernel/security/security-record.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import {
  CODE_LIFETIME_MS,
  createOneTimeCodes,
  RESEND_WAIT_MS,
  type CodeOrder,
  type OneTimeCodes,
} from './one-time-codes.ts';

describe('one-time codes', () => {
  let platform: IdentityPlatform;
  let codes: OneTimeCodes;
  let phones = 1_000_000;
  let to = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
    codes = createOneTimeCodes(platform.kernel, platform.modules.messages.send);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    to = `+49170${++phones}`;
  });

  const send = (over: Partial<CodeOrder> = {}) =>
    codes.send({
      purpose: 'bind-phone',
      channel: 'sms',
      to,
      playerId: null,
      language: 'en',
      address: to,
      ...over,
    });
  const redeem = (codeId: string, code: string) => codes.redeem({ codeId, purpose: 'bind-phone', code });
  const wrong = async () => ((await codeSentTo(platform.kernel.db, to)) === '000000' ? '111111' : '000000');

  it('are six digits, told when they end and when the next may be asked for', async () => {
    const nowMs = platform.clock.nowMs();
    const sent = await send();
    expect(sent).toMatchObject({ resendAtMs: nowMs + RESEND_WAIT_MS, expiresAtMs: nowMs + CODE_LIFETIME_MS });
    expect(await codeSentTo(platform.kernel.db, to)).toMatch(/^\d{6}$/);
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
    await expect(send({ address: 'elsewhere' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAtMs: resendAtMs },
    });
    await platform.advance(50_000);
    expect(await send()).toMatchObject({ resendAtMs: resendAtMs + RESEND_WAIT_MS });
  });

  it('send one of many orders at the same moment', async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => send()));
    expect(await sentTo(platform.kernel.db, to)).toHaveLength(1);
  });

  it('are budgeted by number, wherever the orders come from', async () => {
    let sent = 0;
    for (let n = 0; n < 8; n++) {
      sent += await send({ address: `from-${phones}-${n}` }).then(
        () => 1,
        () => 0,
      );
      await platform.advance(RESEND_WAIT_MS);
    }
    expect(sent).toBe(5);
  });

  it('are budgeted by address, whatever the numbers', async () => {
    let sent = 0;
    const recorded: SecurityEvent[] = [];
    platform.kernel.security.keepBy((event) => recorded.push(event));
    for (let n = 0; n < 40; n++) {
      sent += await send({ to: `+4915${phones}${n}`, address: 'one' }).then(
        () => 1,
        () => 0,
      );
    }
    expect(sent).toBe(30);
    expect(recorded).toHaveLength(10);
    expect(recorded[0]).toMatchObject({ kind: 'codes-drained', code: 'address' });
  });

  it('are budgeted in total, whatever the numbers and addresses, which is logged', async () => {
    let refused = 0;
    for (let round = 0; round < 60; round++) {
      const orders = Array.from({ length: 10 }, (_, n) =>
        send({ to: `+4916${2_000_000 + round * 10 + n}`, address: `of-${round}-${n}` }),
      );
      for (const { status } of await Promise.allSettled(orders)) refused += status === 'rejected' ? 1 : 0;
    }
    expect(refused).toBeGreaterThanOrEqual(100);
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'the budget of all one-time codes is spent' }),
    );
    // It grows again.
    await platform.advance(60_000);
    expect(await send({ address: 'later' })).toHaveProperty('codeId');
  });

  it('are sent to nobody as a decoy, and answer and refuse alike', async () => {
    const decoy = await send({ decoy: true });
    const other = `+49171${phones}`;
    const real = await send({ to: other, address: other });
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
