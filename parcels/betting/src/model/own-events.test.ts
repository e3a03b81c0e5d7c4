import type { FollowedView } from '@paddock/contract/schemas';
import { anEvent, answered, refusal, TOLD_TYPES } from '@paddock/shared-utils/testing';

import { readOwnEvents } from './own-events.ts';

const ALL = Array.from({ length: 450 }, (_, at) => anEvent({ id: `${at + 1}`, markets: [] }));

function server(events = ALL) {
  const pages: string[] = [];
  const ask = ({ offset, limit }: { readonly offset: number; readonly limit: number }) => {
    pages.push(`${offset}+${limit}`);
    const found = events.slice(offset, offset + limit);
    const view: FollowedView = { names: [], types: [...TOLD_TYPES], total: events.length, events: found };
    return Promise.resolve(answered(view));
  };
  return { pages, ask };
}

describe("a player's own events", () => {
  it.each([
    [Infinity, 450, ['0+200', '200+200', '400+200']],
    [260, 260, ['0+200', '200+60']],
    [60, 60, ['0+60']],
  ])('are read answer by answer: of %d wanted %d come', async (most, count, pages) => {
    const { ask, ...asked } = server();
    const result = await readOwnEvents(ask, most);
    expect(result.ok && [result.data.events.length, result.data.total]).toEqual([count, 450]);
    expect(asked.pages).toEqual(pages);
  });

  it('are each there once, and none where there are none', async () => {
    const { ask } = server([...ALL.slice(0, 200), ...ALL.slice(199, 210)]);
    const twice = await readOwnEvents(ask, Infinity);
    expect(twice.ok && new Set(twice.data.events.map(({ id }) => id)).size).toBe(210);
    const none = await readOwnEvents(server([]).ask, 60);
    expect(none.ok && none.data.events).toEqual([]);
  });

  it('are not half an answer where one of the answers is a refusal', async () => {
    const { ask } = server();
    const result = await readOwnEvents(
      (asked) => (asked.offset === 0 ? ask(asked) : Promise.resolve(refusal('INTERNAL'))),
      Infinity,
    );
    expect(result.ok).toBe(false);
  });
});
