import { HOUR_MS } from '@paddock/contract';

import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import { createTotoFixture } from '../toto.fixture.ts';

it('counts the three periods of ice hockey, and no overtime', async () => {
  const toto = await createTotoFixture();
  const matches = await toto.matches(10, 'ice-hockey');
  const made = await toto.make({
    ...toto.request([...(await toto.eventIds(matches))]),
    pool: 'hockey-10',
  });
  await toto.platform.leap(2 * HOUR_MS);
  const [first = '', ...others] = matches;
  const feed = toto.feed();
  await feed.snapshot(async () => {
    // Level after three periods, and won in the fourth.
    const parts: [number, number][] = [
      [1, 0],
      [0, 1],
      [0, 0],
      [1, 0],
    ];
    await feed.score(first, { score: [2, 1], parts });
    await feed.result(first, 1, matchResult('home'));
    await feed.score(first, { status: 'ended', period: 'ft', score: [2, 1], parts });
  });
  await toto.play(
    others,
    others.map(() => 'away' as const),
  );
  await toto.settle();
  const { events } = await toto.view(made.body.id);
  expect(events.map(({ outcome }) => outcome)).toEqual([1, ...others.map(() => 2)]);
  await toto.platform.close();
});
