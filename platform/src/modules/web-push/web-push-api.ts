import type { PlayerId } from '@paddock/contract';
import type { Favourite, InboxContent } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { WritingSite } from '../../kernel/spoken.ts';
import type { PlayerPrincipal, PlayerSummary } from '../identity/index.ts';
import type { MatchMoment } from '../sportsbook/index.ts';
import type { FastifyRequest } from 'fastify';

/** Something that happened to a player's account. */
export interface ToldOfAccount {
  readonly playerId: PlayerId;
  /** Names what happened: the same cause is told once, however often it is said. */
  readonly cause: string;
  readonly content: InboxContent;
  readonly atMs: number;
}

/** Lets the devices that asked for it know, in the transaction of what happened. */
export type TellDevices = (tx: Tx, told: readonly ToldOfAccount[]) => Promise<void>;

export interface WebPushDependencies {
  requirePlayer(request: FastifyRequest): Promise<PlayerPrincipal>;
  player(db: Database | Tx, playerId: PlayerId): Promise<PlayerSummary | undefined>;
  /** The device a session was opened on; undefined for a session of before devices were noted. */
  deviceOf(db: Database | Tx, session: PlayerPrincipal): Promise<string | undefined>;
  /** Those of a player's devices whose last session nobody has ended; one that ran out stands. */
  standingDevices(
    db: Database | Tx,
    playerId: PlayerId,
    deviceIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** False during a break or a ban: nobody is called back to play. */
  mayOffer(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** Hears what happens in matches; answers the way to hear it no more. */
  moments(listener: (moment: MatchMoment) => void): () => void;
  /** Players who keep one of these, in the order of their ids, after one of them. */
  followersOf(
    db: Database,
    items: readonly Favourite[],
    page: { readonly after: PlayerId | undefined; readonly limit: number },
  ): Promise<readonly PlayerId[]>;
  /** The site a player registered at, which signs what is told. */
  siteOf(playerId: PlayerId): Promise<WritingSite>;
}

/** What devices of players are told while the site is closed. */
export type WebPush = PlatformModule;
