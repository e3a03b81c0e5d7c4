import { createFirstDrawings } from './first-drawings.ts';

it('opens the first pages once a release, in the language of the site', async () => {
  const opened: string[] = [];
  const at = { release: 7 };
  const look = createFirstDrawings(
    () => at.release,
    () => 'en',
    (address) => Promise.resolve(opened.push(address)),
  );
  await look();
  await look();
  expect(opened).toEqual(['/en', '/en/live']);
  at.release = 8;
  await look();
  expect(opened).toEqual(['/en', '/en/live', '/en', '/en/live']);
});
