import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { quickFolder } from '../../testing/index.ts';
import { configOfFile } from './testing/config-of-file.ts';
import { SITE_FILE } from './versions/site-file.ts';

it('says what bonuses are called, and which of them a page of the casino tells of [S5-05]', () => {
  const keys = {
    promoBonusToOffer: true,
    isSlotFirstDepositPage: true,
    slotFirstDepositBonusIds: ['slots-100'],
  };
  const dir = mkdtempSync(join(quickFolder(), 'paddock-bonus-words-'));
  writeFileSync(join(dir, SITE_FILE), JSON.stringify(keys));
  expect(configOfFile(dir, true)).toMatchObject(keys);
  writeFileSync(join(dir, SITE_FILE), JSON.stringify({ slotFirstDepositBonusIds: ['Slots!'] }));
  expect(() => configOfFile(dir, true)).toThrow(/\/slotFirstDepositBonusIds\/0/);
  rmSync(dir, { recursive: true });
});
