import type { FeedMessage } from '@paddock/contract/schemas';

import { StreamReader } from '../../feed-stream.testing.ts';
import { eventOfKey } from '../wire/routing-key.ts';
import { NOW_MS, openSession, type Documents } from './session.fixture.ts';

const EVENT = 'sr:match:7';

async function open() {
  const reader = new StreamReader();
  const session = await openSession(reader);
  const kinds = () => reader.messages.map(({ body }) => body.kind);
  /** The home side's odds while they may be bet on. */
  const home = (event = EVENT) => reader.events.get(event)?.open.get('1x2?')?.selections[0]?.oddsMilli;
  const up = async () => {
    await session.alive();
    await session.complete(session.recoveries.at(-1)?.requestId ?? 0);
  };
  return { ...session, reader, kinds, home, up };
}

/** With a sink that takes everything, as the sportsbook does with what it quarantines. */
async function openLenient(documents: Documents) {
  const bodies: FeedMessage['body'][] = [];
  const ingest = ({ body }: FeedMessage) => {
    bodies.push(body);
    return Promise.resolve({ status: 'accepted' as const });
  };
  return { ...(await openSession({ ingest }, documents)), bodies };
}

describe('a session of the unified odds feed', () => {
  it('opens prices at the end of the recovery, which is the end of the first picture', async () => {
    const { alive, complete, odds, kinds, home, recoveries } = await open();
    await alive();
    expect(recoveries).toMatchObject([{ product: 1, folder: 'liveodds', requestId: 1, afterMs: undefined }]);
    await odds('2.0', { more: 'request_id="1"' });
    expect(home()).toBeUndefined();
    await complete(1);
    expect(home()).toBe(2000);
    expect(kinds()).toEqual(['snapshot-begin', 'fixture', 'prices', 'prices', 'snapshot-end']);
    await odds('2.1');
    expect(home()).toBe(2100);
  });

  it('suspends a product that is silent, keeps the other one, and asks for what was missed', async () => {
    const { up, odds, home, session, clock, alive, complete, recoveries, reader, kept } = await open();
    await up();
    await alive(3);
    await complete(2, 3);
    await odds('2.0');
    await odds('3.0', { event: 'sr:match:8', product: 3 });
    clock.advance(10_000);
    await alive();
    expect(kept).toEqual([[1, NOW_MS + 10_000]]);
    clock.advance(15_000);
    await alive(3);
    clock.advance(6_000);
    await session.tick();
    expect([home(), home('sr:match:8')]).toEqual([undefined, 3000]);
    await alive();
    expect(recoveries.at(-1)).toMatchObject({ requestId: 3, afterMs: NOW_MS + 10_000 });
    await odds('2.2', { more: 'request_id="3"' });
    expect(home()).toBeUndefined();
    await complete(3);
    expect(home()).toBe(2200);
    expect(reader.epoch).toBe(1);
  });

  it('does not offer what a recovery no longer names', async () => {
    const { up, odds, home, clock, alive, complete } = await open();
    await up();
    await odds('2.0');
    await odds('3.0', { event: 'sr:match:8' });
    clock.advance(1_000);
    await alive(1, 0);
    await odds('2.0', { more: 'request_id="2"' });
    await complete(2);
    expect([home(), home('sr:match:8')]).toEqual([2000, undefined]);
  });

  it('takes the end of the last recovery only: another one was asked for in its middle', async () => {
    const { alive, complete, odds, home } = await open();
    await alive();
    await odds('2.0', { more: 'request_id="1"' });
    await alive(1, 0);
    await complete(1);
    expect(home()).toBeUndefined();
    await odds('2.1', { more: 'request_id="2"' });
    await complete(2);
    expect(home()).toBe(2100);
  });

  it('keeps the order of a match while its fixture is asked for; others go on, and a recovery ends after it', async () => {
    const { alive, complete, odds, home, held, release, reader } = await open();
    await alive();
    held.add('sr:match:7');
    const waiting = [odds('2.0'), odds('2.5')];
    await odds('3.0', { event: 'sr:match:8' });
    const end = complete(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect([home('sr:match:8'), reader.events.has(EVENT)]).toEqual([undefined, false]);
    release('sr:match:7');
    await Promise.all([...waiting, end]);
    expect([home(), home('sr:match:8')]).toEqual([2500, 3000]);
  });

  it('goes on without a match the API does not give, and asks for it again later', async () => {
    const { odds, asked, clock, given, bodies } = await openLenient({ 'fixture.xml': 503 });
    await odds('2.0');
    const tries = asked.filter((path) => path.includes('fixture')).length;
    expect(tries).toBe(6);
    expect(bodies.map(({ kind }) => kind)).not.toContain('fixture');
    given['fixture.xml'] = undefined;
    await odds('2.0');
    expect(asked.filter((path) => path.includes('fixture'))).toHaveLength(tries);
    clock.advance(60_000);
    await odds('2.0');
    expect(bodies.map(({ kind }) => kind)).toContain('fixture');
  });

  it('asks for a match again when it has changed', async () => {
    const { up, odds, take, about, given, reader } = await open();
    await up();
    await odds('2.0');
    given['fixture.xml'] = `<fixtures_fixture><fixture id="${EVENT}" start_time="2026-11-01T15:00:00+00:00">
      <tournament id="t" name="Cup"><sport id="sr:sport:1" name="Soccer"/><category id="c" name="England"/></tournament>
      <competitors><competitor id="1" name="A" qualifier="home"/><competitor id="2" name="B" qualifier="away"/></competitors>
      </fixture></fixtures_fixture>`;
    await take(`<fixture_change ${about(1)} event_id="${EVENT}" change_type="2"/>`);
    expect(reader.messages.at(-1)?.body).toMatchObject({
      kind: 'fixture',
      startsAtMs: Date.UTC(2026, 10, 1, 15),
    });
  });

  it('stops the match of a message it cannot read, says so once, and goes on', async () => {
    const { up, odds, take, home, logged, session } = await open();
    await up();
    await odds('2.0');
    await take('<odds_change');
    expect(home()).toBeUndefined();
    await take('<odds_change');
    expect(logged.filter((message) => message.includes('could not be read'))).toHaveLength(1);
    expect([...session.faults.values()]).toEqual([2]);
    await odds('2.1');
    expect(home()).toBe(2100);
    expect(eventOfKey('-.-.-.alive.-.-.-.-')).toBeUndefined();
  });

  it('acknowledges nothing the sink has not taken, and sends it again', async () => {
    const { up, odds, home, session, reader } = await open();
    await up();
    await odds('2.0');
    reader.refuse.push(() => Promise.reject(new Error('the database is away')));
    let acknowledged = false;
    const taken = odds('2.1').then(() => (acknowledged = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([acknowledged, home()]).toEqual([false, 2000]);
    await session.tick();
    await taken;
    expect(home()).toBe(2100);
  });

  it('gives the whole picture again to a sink that lost the thread, and ends where another has taken over', async () => {
    const { up, odds, kinds, reader, session, home } = await open();
    await up();
    await odds('2.0');
    reader.refuse.push(() => Promise.resolve({ status: 'gap', expectedSeq: 1 }));
    await odds('2.1');
    expect(kinds().slice(-4)).toEqual(['snapshot-begin', 'fixture', 'prices', 'snapshot-end']);
    expect(home()).toBe(2100);
    reader.refuse.push(() => Promise.resolve({ status: 'older' }));
    void odds('2.2');
    await session.tick();
    const told = reader.messages.length;
    await session.tick();
    expect(reader.messages).toHaveLength(told);
  });

  it('tries a refused recovery again, and is down with its connection', async () => {
    const { alive, answers, recoveries, clock, session, complete, odds, home } = await open();
    answers.push('refused');
    await alive();
    await session.tick();
    expect(recoveries).toHaveLength(1);
    clock.advance(10_000);
    await session.tick();
    expect(recoveries).toHaveLength(2);
    await odds('2.0');
    await complete(2);
    expect(home()).toBe(2000);
    await session.disconnected();
    expect(home()).toBeUndefined();
  });

  it('says of a recovery that was not answered that it was not, and takes it when it comes all the same', async () => {
    const { alive, answers, recoveries, clock, session, complete, odds, home, logged } = await open();
    answers.push('unanswered');
    await alive();
    await session.tick();
    expect(logged).toContain('a recovery of the unified odds feed was not answered in time');
    expect(logged.join()).not.toContain('refused');
    await odds('2.0', { more: 'request_id="1"' });
    clock.advance(15_000);
    await alive();
    await session.tick();
    expect(recoveries).toHaveLength(1);
    await complete(1);
    expect(home()).toBe(2000);
  });
});
