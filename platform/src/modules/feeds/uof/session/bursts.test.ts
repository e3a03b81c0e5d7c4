import { StreamReader } from '../../feed-stream.testing.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { NOW_MS, openSession } from './session.fixture.ts';

const MATCHES = 20;
/** Ten times the thousand a second that a session is to take, at once. */
const MESSAGES = 10_000;

interface Said {
  readonly match: number;
  readonly atMs: number;
  /** Thousandths; undefined for a stop of bets. */
  readonly home: number | undefined;
}

/** Prices, and now and then a stop, each a millisecond after the one before. */
function burst(random: () => number): readonly Said[] {
  return Array.from({ length: MESSAGES }, (_, at) => ({
    match: Math.floor(random() * MATCHES),
    atMs: NOW_MS + at,
    home: random() < 0.1 ? undefined : 1_100 + Math.floor(random() * 900),
  }));
}

describe('a burst of ten thousand messages, out of order and twice, with stops against prices in flight', () => {
  it('ends as the latest word on each match says, and everything is acknowledged', async () => {
    const random = createRandom('burst', 'messages').next;
    const reader = new StreamReader();
    const { session, alive, complete, clock } = await openSession(reader);
    await alive();
    await complete(1);
    const eventOf = (match: number) => `sr:match:${100 + match}`;
    const take = ({ match, atMs, home }: Said) => {
      const about = `product="1" event_id="${eventOf(match)}" timestamp="${atMs}"`;
      const text =
        home === undefined
          ? `<bet_stop ${about} groups="all"/>`
          : `<odds_change ${about}><odds><market id="1"><outcome id="1" odds="${home / 1000}"/>
             <outcome id="2" odds="3.4"/><outcome id="3" odds="3.75"/></market></odds></odds_change>`;
      return session.take(text, `hi.-.live.odds_change.1.sr:match.${100 + match}.-`);
    };
    const said = burst(random);
    clock.advance(MESSAGES);
    // Each comes up to fifty places late, and one in twenty again.
    const order = said
      .flatMap(
        (one, at) =>
          (random() < 0.05
            ? [
                [one, at],
                [one, at + 60],
              ]
            : [[one, at]]) as [Said, number][],
      )
      .map(([one, at]) => [one, at + random() * 50] as const)
      .toSorted(([, one], [, other]) => one - other);
    await Promise.all(order.map(([one]) => take(one)));
    for (let match = 0; match < MATCHES; match += 1) {
      const latest = said.findLast((one) => one.match === match);
      const open = reader.events.get(eventOf(match))?.open.get('1x2?')?.selections[0]?.oddsMilli;
      expect([match, open]).toEqual([match, latest?.home]);
    }
  });
});
