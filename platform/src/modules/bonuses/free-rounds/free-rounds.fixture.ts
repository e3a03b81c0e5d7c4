import { randomUUID } from 'node:crypto';
import type {
  FreeRoundGiftsView,
  FreeRoundsView,
  PromotionTerms,
  RoundView,
  SeedsView,
} from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { query } from '../../../testing/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { freeRoundTerms } from '../promotions/promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions/promotions.fixture.ts';
import type { FreeRoundsTerms } from './round-terms.ts';

interface PlayedRound {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly round: RoundView;
}

export interface FreeRoundsFixture extends PromotionsFixture {
  /** Runs a promotion of free rounds and lets the player take it. */
  give(
    player: BonusPlayer,
    gives?: Partial<FreeRoundsTerms>,
    over?: Partial<PromotionTerms>,
  ): Promise<FreeRoundsView>;
  /** The newest of the player's. */
  gift(player: BonusPlayer): Promise<FreeRoundsView>;
  /** Begins seeds of the player; answers their commitment. */
  seeds(player: BonusPlayer): Promise<string>;
  /** A round of plinko, which always pays something, unless told otherwise. */
  round(
    player: BonusPlayer,
    commitment: string,
    over?: {
      readonly giftId?: string;
      readonly stake?: string;
      readonly game?: string;
      readonly key?: string;
    },
  ): Promise<PlayedRound>;
  /** Lines of real and bonus money, the oldest first. */
  lines(player: BonusPlayer): Promise<readonly string[]>;
}

const CHOICES: Readonly<Record<string, unknown>> = {
  plinko: { rows: 12, risk: 'low' },
  dice: { side: 'under', target: 500_000 },
  mines: { mines: 3 },
};

export async function createFreeRoundsFixture(
  onKernel?: (kernel: Kernel) => Kernel,
): Promise<FreeRoundsFixture> {
  const fixture = await createPromotionsFixture(onKernel);
  let made = 0;
  const gift: FreeRoundsFixture['gift'] = async (player) => {
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/free-rounds');
    const [newest] = (json as FreeRoundGiftsView).gifts;
    if (newest === undefined) throw new Error('nothing was given');
    return newest;
  };
  return {
    ...fixture,
    gift,
    async give(player, gives = {}, over = {}) {
      const code = `rounds-${++made}`;
      await fixture.runTerms(code, freeRoundTerms(fixture.platform().clock.nowMs(), { gives, over }));
      const taken = await fixture.take(player, code);
      if (taken.status !== 200) throw new Error(JSON.stringify(taken.json));
      return gift(player);
    },
    async seeds(player) {
      const { json } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
      const commitment = (json as SeedsView).nextCommitment ?? '';
      await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
      return commitment;
    },
    async round(player, commitment, { giftId, stake = '0.50', game = 'plinko', key = randomUUID() } = {}) {
      const choice = CHOICES[game];
      const bet = { game, accountId: player.accountId, stake, choice, commitment };
      const answer = await fixture.platform().app.inject({
        method: 'POST',
        url: '/web-api/games/rounds',
        headers: { ...player.bearer, 'idempotency-key': key },
        body: giftId === undefined ? bet : { ...bet, giftId },
      });
      const body = answer.json<RoundView & { code?: string; details?: { reason?: string } }>();
      return { status: answer.statusCode, code: body.code, reason: body.details?.reason, round: body };
    },
    async lines({ playerId }) {
      const rows = (await query(
        fixture.platform().databaseUrl,
        `select t.kind || ' ' || a.kind || ' ' || p.amount_minor as line from wallet_posting p
          join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
          join wallet_account a on a.player_id = p.player_id and a.id = p.account_id
          where p.player_id = ${playerId} and p.seq is not null order by t.at_ms, p.seq`,
      )) as readonly { readonly line: string }[];
      return rows.map(({ line }) => line);
    },
  };
}
