import { begin, drawsOf } from '@paddock/games';

import { ownGames } from '../rounds/own-games.ts';
import { FREE_GAMES } from './free-games.ts';

const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'me', nonce: 0 };
const CHOICES: Readonly<Record<string, unknown>> = {
  bingo: { balls: 75, cards: 1 },
  dice: { side: 'under', target: 500_000 },
  keno: { numbers: [1, 2, 3], risk: 'classic' },
  limbo: { targetMilli: 2_000 },
  lottery: { numbers: [1, 2, 3, 4, 5], star: 1 },
  plinko: { rows: 12, risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
};

it.each(FREE_GAMES)('%s is over as it is dealt', async (code) => {
  const game = await ownGames().named(code);
  const bet = game?.readBet(100n, CHOICES[code] ?? {});
  if (game === undefined || bet === undefined) throw new Error(`no bet of ${code}`);
  expect(begin(game, drawsOf(SEEDS), bet).round.paidMinor).toBeDefined();
});
