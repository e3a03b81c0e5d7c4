import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { PlayerReferral } from './traces-store.ts';

export type Cookies = Readonly<Record<string, string | undefined>>;

export interface Referrals extends PlatformModule {
  /** Keeps what a document's address says about its visitor: cookies, and a copy of the server's own (S9-15). */
  onDocument(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Says where a new player came from. The server's copy counts; cookies only where there is none. */
  attribute(
    tx: Tx,
    newcomer: {
      readonly playerId: PlayerId;
      readonly atMs: number;
      readonly cookies: Cookies;
      readonly refCode?: string | undefined;
    },
  ): Promise<void>;
  /** Where a player came from; undefined for one who came by no partner. */
  referralOf(db: Database | Tx, playerId: PlayerId): Promise<PlayerReferral | undefined>;
}

export interface ReferralDependencies {
  /** True while the site asks visitors about cookies. */
  asksConsent(): boolean;
}
