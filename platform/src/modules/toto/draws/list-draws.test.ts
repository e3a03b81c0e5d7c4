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
