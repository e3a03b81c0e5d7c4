import type { TotoDrawsView } from '@paddock/contract/schemas';

import { createTotoFixture } from '../toto.fixture.ts';
import { listDraws } from './draw-store.ts';

it('lists draws that sell before those that wait for results, of both the one that closes first first', async () => {
  const toto = await createTotoFixture();
  const { kernel } = toto.platform;
  const { id: first } = await toto.draw();
  await toto.platform.advance(60_000);
  const { id: second } = await toto.draw();
  await toto.platform.advance(60_000);
  const { id: third } = await toto.draw();
  const closes = async (id: string) => (await toto.view(id)).closesAtMs;
  const listed = async (nowMs: number) => {
    const asked = { currency: 'EUR', pool: 'next-6', isDecided: false, nowMs, before: undefined, limit: 10 };
    return (await listDraws(kernel.db, asked)).map(({ drawId }) => drawId);
  };
  expect(await listed(kernel.clock.nowMs())).toEqual([first, second, third]);
  expect(await listed(await closes(first))).toEqual([second, third, first]);
  expect(await listed(await closes(second))).toEqual([third, first, second]);
  await toto.platform.close();
});

it('lists those alone that close within a time', async () => {
  const toto = await createTotoFixture();
  const { kernel } = toto.platform;
  const { id: first } = await toto.draw();
  await toto.platform.advance(60_000);
  await toto.draw();
  const { closesAtMs } = await toto.view(first);
  const listed = async (query: string) => {
    const { body } = await toto.platform.app.inject(`/web-api/toto/draws?which=now&currency=EUR&${query}`);
    return (JSON.parse(body) as TotoDrawsView).draws.map(({ id }) => id);
  };
  expect(kernel.clock.nowMs()).toBeLessThan(closesAtMs);
  expect(await listed(`fromMs=${closesAtMs}&toMs=${closesAtMs + 1}`)).toEqual([first]);
  expect(await listed(`fromMs=${closesAtMs + 1}&toMs=${closesAtMs + 2}`)).toEqual([]);
  await toto.platform.close();
});
