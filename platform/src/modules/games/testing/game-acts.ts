import { randomUUID } from 'node:crypto';
import type { AccountId, PlayerId } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GamesParts } from '../games-api.ts';
import { endLeftRounds } from '../rounds/end-left-rounds.ts';
import { move } from '../rounds/move.ts';
import { createPlay } from '../rounds/play.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { beginSeeds, commitToNext, showSeeds } from '../seeds/seeds.ts';
import { gameParts } from './game-parts.ts';

/** What bets of the simulation choose: games that are over at once, and games with moves, of which some stake more. */
const BETS = [
  ['dice', { side: 'under', target: 500_000 }],
  ['dice', { side: 'over', target: 900_000 }],
  ['limbo', { targetMilli: 2_000 }],
  ['ladder', 'ladder'],
  ['mines', { mines: 3 }],
  ['blackjack', {}],
] as const;

const ROUNDS_IN_A_ROW = 4;

export interface GamePlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * Players at our own games, as a simulation of money has them: what each act is, is drawn when it is chosen, and running it
 * again is what trying again does.
 */
export class GameActs {
  readonly #random: SeededRandom;
  readonly #parts: GamesParts;
  readonly #play: ReturnType<typeof createPlay>;

  constructor(
    random: SeededRandom,
    kernel: Kernel,
    modules: { readonly wallet: Wallet; readonly limits: LimitsCheck },
  ) {
    this.#random = random;
    this.#parts = gameParts(kernel, modules);
    this.#play = createPlay(this.#parts);
  }

  next(player: GamePlayer): () => Promise<unknown> {
    const choice = this.#random.int(20);
    if (choice < 10) return this.#bet(player);
    if (choice < 18) return this.#move(player);
    return choice < 19 ? this.#changeSeeds(player) : this.endLeft;
  }

  /** Ends what was left for a day, one try. */
  readonly endLeft = (): Promise<void> => endLeftRounds(this.#parts);

  /** A few rounds in a row, as somebody plays who has sat down. */
  #bet({ playerId, accountId }: GamePlayer): () => Promise<unknown> {
    const bets = Array.from({ length: ROUNDS_IN_A_ROW }, () => {
      const [game, choice] = this.#random.pick(BETS);
      return {
        key: randomUUID(),
        bet: { game, choice, accountId, stake: `${this.#random.int(4)}.${10 + this.#random.int(90)}` },
      };
    });
    return async () => {
      const { active } = await showSeeds(this.#parts.kernel, playerId);
      const commitment = active?.commitment ?? (await this.#begin(playerId));
      for (const { key, bet } of bets) await this.#play({ playerId, key, request: { ...bet, commitment } });
    };
  }

  /** One of the moves there are, in the round that is open longest: tried again it is the same step. */
  #move({ playerId }: GamePlayer): () => Promise<unknown> {
    const drawn = this.#random.int(1_000);
    let chosen: { readonly round: RoundView; readonly made: unknown } | undefined;
    return async () => {
      const { rounds } = await showRounds(this.#parts, playerId, { open: 'true' });
      const round = rounds.at(-1);
      if (chosen === undefined && round !== undefined)
        chosen = { round, made: round.moves[drawn % round.moves.length] };
      if (chosen === undefined) return;
      const { id, made: before } = chosen.round;
      await move(this.#parts, playerId, id, { step: before.length, move: chosen.made });
    };
  }

  #changeSeeds({ playerId }: GamePlayer): () => Promise<unknown> {
    return () => this.#begin(playerId);
  }

  async #begin(playerId: PlayerId): Promise<string> {
    const { kernel } = this.#parts;
    const commitment = (await commitToNext(kernel, playerId)).nextCommitment ?? '';
    await beginSeeds(kernel, playerId, { commitment, clientSeed: 'simulated' });
    return commitment;
  }
}
