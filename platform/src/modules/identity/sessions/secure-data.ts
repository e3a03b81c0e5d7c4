import type { FastifyReply } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SecureDataView } from '@paddock/contract/schemas';

import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerPrincipal } from '../principal.ts';
import { GGRU_COOKIE, GRANT_COOKIE } from './session-cookie.ts';

/** How long both values last (S7-37). */
export const SECURE_DATA_SEC = 1_800;

/** Values by which services beside this one know a player's session without its token (S7-37). */
export interface SecureData {
  issue(principal: Pick<PlayerPrincipal, 'playerId' | 'sessionId'>): SecureDataView;
  /** The player a grant speaks of; undefined for one that is over or not ours. Whether the session still stands is not asked. */
  read(grant: string): { readonly playerId: PlayerId; readonly sessionId: string } | undefined;
  setCookies(reply: FastifyReply, data: SecureDataView): void;
}

const GRANT = /^(\d{1,19})\.(\d{1,19})\.(\d{1,15})\.([\w-]{43,51})$/;

export function createSecureData({ clock, secrets, config }: Kernel): SecureData {
  return {
    issue({ playerId, sessionId }) {
      const expiresAtMs = clock.nowMs() + SECURE_DATA_SEC * 1_000;
      const body = `${playerId}.${sessionId}.${expiresAtMs}`;
      return {
        // One for each player and no way back to the id: a name to recognise somebody by, not a right.
        ggru: secrets.lasting.sign('secure-data.ggru', playerId).slice(0, 22),
        grant: `${body}.${secrets.sign('secure-data.grant', body)}`,
        expires_at_ms: expiresAtMs,
      };
    },
    read(grant) {
      const [, playerId = '', sessionId = '', expiry = '', sign = ''] = GRANT.exec(grant) ?? [];
      const isOurs = secrets.verify('secure-data.grant', `${playerId}.${sessionId}.${expiry}`, sign);
      return isOurs && Number(expiry) > clock.nowMs()
        ? { playerId: playerId as PlayerId, sessionId }
        : undefined;
    },
    setCookies(reply, { ggru, grant }) {
      const lasts = { maxAge: SECURE_DATA_SEC };
      setOwnCookie(reply, config, GGRU_COOKIE, ggru, lasts);
      setOwnCookie(reply, config, GRANT_COOKIE, grant, lasts);
    },
  };
}
