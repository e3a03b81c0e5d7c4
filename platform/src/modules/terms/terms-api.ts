import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';

export interface Terms extends PlatformModule {
  /** Keeps the consent that every registration gives, in its transaction. */
  acceptAtRegistration(
    tx: Tx,
    consent: { readonly playerId: PlayerId; readonly atMs: number; readonly address: string | undefined },
  ): Promise<void>;
  /** True while the player agrees to the terms in force. */
  isAgreed(playerId: PlayerId): Promise<boolean>;
  /**
   * `requirePlayer` for modules whose changes need the player's consent: reading is open to everybody, and whoever has
   * not agreed to the terms in force changes nothing, but for what is free. @throws TERMS_CHANGED beside what
   * `requirePlayer` throws.
   */
  consenting(requirePlayer: RequirePlayer, isFree?: (request: FastifyRequest) => boolean): RequirePlayer;
}

export interface TermsDependencies {
  readonly requirePlayer: RequirePlayer;
  /** False where the site has nobody agree to terms anew (S3-36). */
  isAsked(): boolean;
}
