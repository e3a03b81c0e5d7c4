import type { Kernel } from './kernel/index.ts';
import type { Casino } from './modules/casino/index.ts';
import { gameWalletRounds } from './modules/game-wallet/index.ts';
import { gamesRounds } from './modules/games/index.ts';
import type { Friends } from './modules/friends/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { TellInbox } from './modules/inbox/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Loyalty } from './modules/loyalty/index.ts';
import type { Operators } from './modules/operators/index.ts';
import type { Segments } from './modules/segments/index.ts';
import type { SiteModule } from './modules/site/index.ts';
import { sharedRoundsBets } from './modules/shared-rounds/index.ts';
import { sportsbookBets } from './modules/sportsbook/index.ts';
import { createTournaments } from './modules/tournaments/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import { factsOf } from './persons-of-modules.ts';

/** The modules that tournaments meet. */
export interface BesideTournaments {
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly casino: Casino;
  readonly segments: Segments;
  readonly tellInbox: TellInbox;
  readonly requirePlayer: RequirePlayer;
  readonly requireConsent: RequirePlayer;
  readonly siteConfig: SiteModule['siteConfig'];
  /** Made after the tournaments, asked for when it is needed. */
  readonly loyalty: () => Pick<Loyalty, 'levels' | 'levelOf'>;
  readonly friends: () => Pick<Friends, 'wasBrought'>;
}

/** What `compose.ts` hands to the tournaments: a line a rule, as there. */
export function composeTournaments(kernel: Kernel, modules: BesideTournaments) {
  const { wallet, limits, identity, operators, casino, tellInbox, requirePlayer, requireConsent } = modules;
  const { loyalty, friends, segments, siteConfig } = modules;
  const tournaments = createTournaments(kernel, {
    wallet,
    tellInbox,
    casino,
    operators,
    requirePlayer,
    requireConsent,
    playerNumbers: identity.numbers,
    limits: limits.check,
    rounds: [gamesRounds, gameWalletRounds, sharedRoundsBets, sportsbookBets],
    isBanned: identity.isBanned,
    facts: factsOf(identity),
    currencies: () => siteConfig().currencies,
    languages: () => siteConfig().languages.all,
    segments,
    segmentsOf: segments.segmentsOf,
    wasBrought: (db, playerId) => friends().wasBrought(db, playerId),
    loyalty: {
      levels: (db) => loyalty().levels(db),
      levelOf: (db, playerId) => loyalty().levelOf(db, playerId),
    },
    async lockedPerson(tx, playerId) {
      await identity.lockPerson(tx, playerId);
      return identity.playersOf(tx, await identity.personOf(tx, playerId));
    },
  });
  return tournaments;
}
