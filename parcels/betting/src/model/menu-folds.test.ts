import { createMemoryStorage, installFakePage } from '@paddock/shared-utils/testing';

import { createMenuFolds } from './menu-folds.ts';

it('keeps which parts of the menu stand open, over a reload', () => {
  const storage = createMemoryStorage();
  const page = installFakePage({ storage });
  const folds = createMenuFolds();
  let told = 0;
  const stop = folds.subscribe(() => (told += 1));
  folds.toggle('recent');
  folds.toggle('favourites');
  folds.toggle('recent');
  stop();
  expect([folds.snapshot(), told]).toEqual([['favourites'], 3]);
  expect(createMenuFolds().snapshot()).toEqual(['favourites']);
  storage.setItem('paddock:betting.menu', '{"v":1,"d":[7,"recent"]}');
  expect(createMenuFolds().snapshot()).toEqual(['recent']);
  page.remove();
});
