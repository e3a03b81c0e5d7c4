import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepOrigin, keptOrigin } from './kept-origin.ts';

it('remembers where the site was reached last', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-origin-'));
  const dataDir = join(folder, 'data');
  expect(await keptOrigin(dataDir)).toBeUndefined();
  await keepOrigin(dataDir, 'http://127.0.0.1:4600');
  await keepOrigin(dataDir, 'https://bets.example');
  expect(await keptOrigin(dataDir)).toBe('https://bets.example');
  await rm(folder, { recursive: true });
});
