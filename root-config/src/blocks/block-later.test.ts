/** @jest-environment node */
import type { BlockInfo } from '@paddock/contract';

import { blockLater } from './block-later.ts';

const BLOCK: BlockInfo = { reason: 1, displayTypeId: 1, templateTypeId: 1 };

it('knows what the document knew, and asks by what comes with the first question', async () => {
  let loads = 0;
  let current: BlockInfo | undefined = BLOCK;
  const block = blockLater({}, () => {
    loads += 1;
    return Promise.resolve({ current: () => current, ask: () => Promise.resolve(true) });
  });
  expect([block.current(), loads]).toEqual([undefined, 0]);
  expect([await block.ask(), block.current()]).toEqual([true, BLOCK]);
  current = undefined;
  expect([await block.ask(), block.current(), loads]).toEqual([true, undefined, 1]);
});

it('keeps what was known where nothing comes, and tries again at the next question', async () => {
  let loads = 0;
  const block = blockLater({ block: BLOCK }, () => {
    loads += 1;
    return Promise.reject(new Error('offline'));
  });
  expect([await block.ask(), await block.ask(), block.current(), loads]).toEqual([false, false, BLOCK, 2]);
});
