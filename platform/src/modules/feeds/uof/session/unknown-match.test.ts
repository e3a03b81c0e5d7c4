import type { FeedMessage } from '@paddock/contract/schemas';

import { StreamReader } from '../../feed-stream.testing.ts';
import { openSession } from './session.fixture.ts';

const EVENT = 'sr:match:7';
const oneSettled = (outcomes: string) =>
  `<outcomes><market id="1">${outcomes}</market></outcomes></bet_settlement>`;

async function open() {
  const reader = new StreamReader();
  const home = (event = EVENT) => reader.events.get(event)?.open.get('1x2?')?.selections[0]?.oddsMilli;
  return { ...(await openSession(reader)), reader, home };
}

describe('messages of a match that is not known yet', () => {
  it('keeps what decides bets until its match is known, unacknowledged, and nothing else waits for it', async () => {
    const { about, take, odds, session, clock, given, reader, alive, complete, kept, home } = await open();
    await alive();
    given['fixture.xml'] = 503;
    let acknowledged = false;
    const settlement = `<bet_settlement ${about(1)} event_id="${EVENT}" certainty="2" request_id="1">${oneSettled(
      '<outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/>',
    )}`;
    const settled = take(settlement).then(() => (acknowledged = true));
    await new Promise((resolve) => setImmediate(resolve));
    given['fixture.xml'] = undefined;
    await odds('3.0', { event: 'sr:match:8', more: 'request_id="1"' });
    await complete(1);
    expect([acknowledged, home('sr:match:8'), reader.events.has(EVENT)]).toEqual([false, 3000, false]);
    clock.advance(60_000);
    // What a restart would ask for again begins before what still waits.
    await alive();
    expect(kept).toEqual([]);
    await session.tick();
    await settled;
    expect(reader.messages.map(({ body }) => body.kind).slice(-2)).toEqual(['fixture', 'result']);
  });

  it.each([
    ['there is none', 404],
    ['it has no two sides', '<fixtures_fixture><fixture id="sr:stage:7"/></fixtures_fixture>'],
  ])('passes over results of a match the API knows nothing of: %s', async (_name, document) => {
    const bodies: FeedMessage['body'][] = [];
    const ingest = ({ body }: FeedMessage) => {
      bodies.push(body);
      return Promise.resolve({ status: 'accepted' as const });
    };
    const { take, about } = await openSession({ ingest }, { 'fixture.xml': document });
    await take(
      `<bet_settlement ${about(1)} event_id="${EVENT}" certainty="2">${oneSettled('<outcome id="1" result="1"/>')}`,
    );
    expect(bodies.map(({ kind }) => kind)).not.toContain('result');
  });

  it('stops bets at once, whatever the match waits for', async () => {
    const { alive, complete, odds, take, about, home, held, release } = await open();
    await alive();
    await complete(1);
    await odds('2.0');
    held.add('sr:match:7');
    const changed = take(`<fixture_change ${about(1)} event_id="${EVENT}" change_type="2"/>`);
    await take(`<bet_stop ${about(1)} event_id="${EVENT}" groups="all" market_status="-1"/>`);
    expect(home()).toBeUndefined();
    release('sr:match:7');
    await changed;
    expect(home()).toBeUndefined();
  });
});
