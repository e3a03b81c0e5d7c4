import { createFirstDrawings } from './first-drawings.ts';

const FIRST = ['own /en', 'own /en/live', 'meadow /ru', 'meadow /ru/live'];

const site = (brand: string | undefined, fallback: string) => ({
  ...(brand === undefined ? {} : { brand }),
  languages: { all: [fallback], hiddenFromGuests: [], fallback },
});

it('opens the first pages of every site once a release, in its language', async () => {
  const opened: string[] = [];
  const at = { release: 7 };
  const look = createFirstDrawings(
    () => at.release,
    () => [site(undefined, 'en'), site('meadow', 'ru')],
    (address, brand) => Promise.resolve(opened.push(`${brand ?? 'own'} ${address}`)),
  );
  await look();
  await look();
  expect(opened).toEqual(FIRST);
  at.release = 8;
  await look();
  expect(opened).toEqual([...FIRST, ...FIRST]);
});
