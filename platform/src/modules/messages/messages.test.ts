import { sql } from 'kysely';

import { inTransaction } from '../../kernel/database/database.ts';
import {
  createTestPlatform,
  everybodyMayPlay,
  MESSAGES_ALONE,
  type TestPlatform,
} from '../../testing/index.ts';
import { deliverMessages, DELIVERY_TRIES } from './deliver-messages.ts';
import {
  createMessages,
  UndeliverableError,
  type CarriedMessage,
  type Carrier,
  type Messages,
  type OutgoingMessage,
} from './index.ts';
import { sentTo, withoutDelivery } from './messages.fixture.ts';
import { createUnsubscribing } from './newsletters/unsubscribing.ts';

const PHONE = '+491701234567';

function message(
  over: Partial<
    Pick<OutgoingMessage, 'to' | 'channel' | 'language' | 'notAfterMs' | 'decoy' | 'playerId'>
  > = {},
): OutgoingMessage {
  return {
    channel: 'sms',
    to: PHONE,
    language: 'en',
    template: 'code',
    params: { purpose: 'sign-in', code: '123456', minutes: 10 },
    ...over,
  };
}

/** A carrier that records what it took, and fails while it is told to. */
function recordingCarrier() {
  const taken: CarriedMessage[] = [];
  const carrier: Carrier & { failure: Error | undefined } = {
    name: 'recording',
    failure: undefined,
    deliver(carried) {
      if (carrier.failure !== undefined) return Promise.reject(carrier.failure);
      taken.push(carried);
      return Promise.resolve();
    },
  };
  return { carrier, taken };
}

describe('the outbox', () => {
  let platform: TestPlatform<{ messages: Messages }>;
  const { carrier, taken } = recordingCarrier();

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({
      messages: createMessages(kernel, { ...MESSAGES_ALONE, sms: carrier }),
    }));
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    taken.length = 0;
    carrier.failure = undefined;
  });

  const send = (over: Partial<OutgoingMessage> = {}) =>
    inTransaction(platform.kernel.db, (tx) => platform.modules.messages.send(tx, message(over)));
  const rowOf = async (to: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select state, content, failure, tries, recipient from messages_outbox where recipient = ${to}`.execute(
      platform.kernel.db,
    );
    return rows.at(-1);
  };

  it('delivers once, after the commit', async () => {
    await send();
    expect(taken).toEqual([]);
    await platform.advance(5_000);
    expect(taken).toEqual([expect.objectContaining({ to: PHONE, language: 'en' })]);
    expect(taken[0]?.content.lines[0]).toContain('123456 is your code to sign in on Paddock');
  });

  it('sends nothing of a transaction that is undone', async () => {
    const undone = inTransaction(platform.kernel.db, async (tx) => {
      await platform.modules.messages.send(tx, message());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await platform.advance(5_000);
    expect(taken).toEqual([]);
  });

  it('keeps nothing of a code once a real carrier took it', async () => {
    await send({ to: '+4917000000001' });
    await platform.advance(1_000);
    expect(await rowOf('+4917000000001')).toMatchObject({ state: 'sent', content: null });
  });

  it('tries again, ever later', async () => {
    carrier.failure = new Error('busy');
    await send({ to: '+4917000000002' });
    await platform.advance(1_000);
    expect(await rowOf('+4917000000002')).toMatchObject({ state: 'waiting', tries: 1, failure: 'busy' });
    await platform.advance(4_000);
    expect(await rowOf('+4917000000002')).toMatchObject({ tries: 1 });
    await platform.advance(2_000);
    expect(await rowOf('+4917000000002')).toMatchObject({ tries: 2 });
    carrier.failure = undefined;
    await platform.advance(10_000);
    expect(await rowOf('+4917000000002')).toMatchObject({ state: 'sent', tries: 3, failure: null });
  });

  it('does not try again what can never arrive', async () => {
    carrier.failure = new UndeliverableError('no such number');
    await send({ to: '+4917000000003' });
    await platform.advance(1_000);
    expect(await rowOf('+4917000000003')).toMatchObject({ state: 'dead', tries: 1 });
  });

  it('delivers no code that is over', async () => {
    carrier.failure = new Error('busy');
    await send({ to: '+4917000000004', notAfterMs: platform.clock.nowMs() + 3_000 });
    await platform.advance(1_000);
    carrier.failure = undefined;
    await platform.advance(10_000);
    expect(taken).toEqual([]);
    expect(await rowOf('+4917000000004')).toMatchObject({ state: 'dead', failure: 'too late to be of use' });
  });

  it('writes a row for a decoy and sends nothing', async () => {
    await send({ decoy: true });
    await platform.advance(5_000);
    expect(taken).toEqual([]);
    expect(await rowOf('')).toMatchObject({ state: 'decoy', content: null });
  });

  it('is delivered by several nodes at once, each message by one', async () => {
    for (let n = 0; n < 40; n++) await send();
    const parts = {
      kernel: platform.kernel,
      carriers: { email: undefined, sms: carrier },
      unsubscribing: createUnsubscribing(platform.kernel),
      mayOffer: everybodyMayPlay,
    };
    await Promise.all([deliverMessages(parts), deliverMessages(parts), deliverMessages(parts)]);
    expect(taken).toHaveLength(40);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(40);
  });

  it.each([
    ['sms', '+49 170 1234567'],
    ['sms', '+491701234567,+491701234568'],
    ['sms', 'ann@example.com'],
    ['email', 'ann@example.com, eve@example.com'],
    ['email', 'ann@example.com\r\nBcc: eve@example.com'],
    ['email', 'ann@example.com\n'],
    ['email', 'Ann <ann@example.com>'],
    ['email', '"ann eve"@example.com'],
    ['email', 'ann@example.com\u2028eve'],
    ['email', PHONE],
    ['email', ''],
  ] as const)('refuses %s to %j', async (channel, to) => {
    await expect(send({ channel, to })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

it('gives up after hours of tries, keeps the dead letter without its code, and says so', async () => {
  const { carrier } = recordingCarrier();
  carrier.failure = new Error('busy');
  // Delivered by hand: hours of looking into the outbox every second would prove nothing more.
  const platform = await createTestPlatform((kernel) => ({
    messages: withoutDelivery(createMessages(kernel, { ...MESSAGES_ALONE, sms: carrier })),
  }));
  const { db } = platform.kernel;
  await inTransaction(db, (tx) => platform.modules.messages.send(tx, message()));
  const unsubscribing = createUnsubscribing(platform.kernel);
  const rowNow = async () =>
    (await sql<{ state: string; tries: number; content: unknown }>`select * from messages_outbox`.execute(db))
      .rows[0];
  for (let left = DELIVERY_TRIES; left > 0; left--) {
    expect(await rowNow()).toMatchObject({ state: 'waiting' });
    await deliverMessages({
      kernel: platform.kernel,
      carriers: { email: undefined, sms: carrier },
      unsubscribing,
      mayOffer: everybodyMayPlay,
    });
    platform.clock.advance(3_600_000);
  }
  expect(await rowNow()).toMatchObject({ state: 'dead', content: null, tries: DELIVERY_TRIES });
  expect(platform.logged).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'a message was given up' }),
  );
  expect(JSON.stringify(platform.logged)).not.toContain('123456');
  await platform.close();
});

describe('the sandbox', () => {
  it('keeps what was sent, codes too, for its page', async () => {
    const platform = await createTestPlatform((kernel) => ({
      messages: createMessages(kernel, MESSAGES_ALONE),
    }));
    await inTransaction(platform.kernel.db, (tx) =>
      platform.modules.messages.send(
        tx,
        message({ channel: 'email', to: 'ann@example.com', language: 'ru' }),
      ),
    );
    await platform.advance(1_000);
    const [sent] = await sentTo(platform.kernel.db, 'ann@example.com');
    expect(sent).toMatchObject({
      state: 'sent',
      content: { code: '123456', subject: '123456: код для входа — Paddock' },
    });
    await platform.close();
  });
});
