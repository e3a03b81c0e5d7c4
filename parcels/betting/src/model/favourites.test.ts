import type { StorageItem } from '@paddock/shared-utils';

import { createFavourites } from './favourites.ts';

function memory(start: readonly string[]): StorageItem<readonly string[]> {
  let value = start;
  return { read: () => value, write: (next) => void (value = next), remove: () => void (value = []) };
}

it('favourites are starred and unstarred, told to whoever shows them, and kept', () => {
  const item = memory(['1']);
  const favourites = createFavourites(item);
  const seen: (readonly string[])[] = [];
  const stop = favourites.subscribe(() => seen.push(favourites.snapshot()));
  favourites.toggle('2');
  favourites.toggle('1');
  stop();
  favourites.toggle('3');
  expect(seen).toEqual([['2', '1'], ['2']]);
  expect(item.read()).toEqual(['3', '2']);
});
