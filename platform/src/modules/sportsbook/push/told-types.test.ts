import type { EventDelta } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';

import { CORNERS, corners, SCORER, scorer } from '../testing/described-markets.fixture.ts';
import {
  createSportsbookPlatform,
  openBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('types of markets, live', () => {
  let platform: SportsbookPlatform;
  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  it('come to those who look at the match with the first market of theirs', async () => {
    const { feed, lineEvent: event, line } = await openBook(platform);
    await feed.marketTypes(CORNERS, SCORER);
    const { id } = line;
    const { liveSource } = platform.modules.sportsbook;
    const watched = (topic: string) => topic === `event:${id}`;
    const deltas = () =>
      liveSource
        .takeChanges(watched)
        .flatMap((change) =>
          change.topic === `event:${id}` && 'data' in change ? [change.data as EventDelta] : [],
        );
    deltas();
    const { types = [] } = liveSource.snapshot(`event:${id}`) as EventDetail;
    expect(types.map(({ key }) => key)).toEqual(['1x2']);
    const typesTold = () => deltas().map((delta) => delta.types?.map(({ key }) => key));
    await feed.prices(event, corners('2.5'));
    expect(typesTold()).toEqual([['test:575']]);
    await feed.prices(event, corners('3.5'));
    expect(typesTold()).toEqual([undefined]);
    // Whoever comes now is told by the snapshot; the others still have to be.
    await feed.prices(event, scorer);
    liveSource.snapshot(`event:${id}`);
    expect(typesTold()).toEqual([['test:892']]);
    await feed.marketTypes({ ...SCORER, name: { en: 'Scores goal {goalnr}' } });
    expect(deltas()).toMatchObject([{ types: [{ key: 'test:892', name: { en: 'Scores goal {goalnr}' } }] }]);
  });
});
