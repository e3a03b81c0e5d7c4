import { createDailyRoom } from './daily-room.ts';

it('counts once a minute and adds what is kept meanwhile', async () => {
  let inDatabase = 3;
  let counts = 0;
  const room = createDailyRoom(5, () => {
    counts += 1;
    return Promise.resolve(inDatabase);
  });
  expect(await room.hasRoom(0)).toBe(true);
  room.kept(2);
  expect(await room.hasRoom(59_999)).toBe(false);
  expect(counts).toBe(1);
  inDatabase = 4;
  expect(await room.hasRoom(60_000)).toBe(true);
  expect(counts).toBe(2);
});
