import type { AmountMinor } from '@paddock/contract';
import type { Hub88Answer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { spendable } from '../money/balance.ts';
import { isOver, knownSession } from '../sessions/session-state.ts';
import { readSession, useSession, type GameSession } from '../sessions/session-store.ts';
import { whoPlayed } from '../sessions/sessions-of-player.ts';
import { refuseInWords, takeSignedBodies } from '../signing/signed-bodies.ts';
import { toHub88 } from './hub88-amounts.ts';
import { hub88Refusal } from './hub88-statuses.ts';
import { hub88Bet, hub88Rollback, hub88Win } from './hub88-transactions.ts';

const WALLET = { config: { budget: 'wallet' } } as const;

/** The wallet as Hub88 calls an operator's (docs/game-wallet.md): every judged call is answered 200, with a status. */
export function hub88Routes(app: HttpApp, parts: GameWalletParts): void {
  const { kernel, isBanned } = parts;
  void app.register((scope: HttpApp, _options, done) => {
    const companyOf = takeSignedBodies(scope, parts, {
      ...{ adapter: 'hub88', algorithm: 'rsa-sha256' },
      ...{ header: 'x-hub88-signature', encoding: 'base64' },
    });
    refuseInWords(scope, (problem, { body }) => ({ status: 200, words: hub88Refusal(problem, body) }));

    serve(scope, 'POST /game-api/hub88/:company/user/info', WALLET, async (request) => {
      const { request_uuid, user } = request.body;
      const playerId = await whoPlayed(kernel.db, companyOf(request), user);
      if (playerId === undefined) throw new PlatformError('NOT_FOUND');
      if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
      return { status: 'RS_OK' as const, request_uuid, user };
    });
    serve(scope, 'POST /game-api/hub88/:company/user/balance', WALLET, async (request) => {
      const { body } = request;
      const session = await sessionOf(companyOf(request), body);
      if (session.game !== body.game_code) throw new PlatformError('GAME_OTHER');
      const atMs = kernel.clock.nowMs();
      if (!isOver(session, atMs)) await useSession(kernel.db, session.sessionId, atMs);
      return answerOf(body, session, await spendable(kernel.db, parts, session));
    });
    serve(scope, 'POST /game-api/hub88/:company/transaction/bet', WALLET, async (request) => {
      const { body } = request;
      const company = companyOf(request);
      const session = await sessionOf(company, body);
      const { balanceMinor } = await hub88Bet(parts, { company, session, body }).catch((error: unknown) =>
        withBalance(error, session),
      );
      return answerOf(body, session, balanceMinor);
    });
    serve(scope, 'POST /game-api/hub88/:company/transaction/win', WALLET, async (request) => {
      const { body } = request;
      const company = companyOf(request);
      const session = await sessionOf(company, body);
      const { balanceMinor } = await hub88Win(parts, { company, session, body });
      return answerOf(body, session, balanceMinor);
    });
    serve(scope, 'POST /game-api/hub88/:company/transaction/rollback', WALLET, async (request) => {
      const { body } = request;
      const company = companyOf(request);
      const session = await sessionOf(company, body);
      const { balanceMinor } = await hub88Rollback(parts, { company, session, body });
      return answerOf(body, session, balanceMinor);
    });
    done();
  });

  /** @throws GAME_SESSION_UNKNOWN, also for the token of another player */
  async function sessionOf(
    company: string,
    { token, user }: { readonly token: string; readonly user: string },
  ): Promise<GameSession> {
    const session = knownSession(await readSession(kernel.db, company, token));
    if (session.playerId !== user) throw new PlatformError('GAME_SESSION_UNKNOWN');
    return session;
  }

  /** Hub88 wants to hear what there is where it was too little. */
  async function withBalance(error: unknown, session: GameSession): Promise<never> {
    const isShort = error instanceof PlatformError && error.code === 'INSUFFICIENT_FUNDS';
    if (!isShort) throw error;
    const { currency } = session;
    const balance = toHub88(await spendable(kernel.db, parts, session), currency);
    throw new PlatformError('INSUFFICIENT_FUNDS', { currency, balance });
  }
}

const answerOf = (
  { request_uuid, user }: { readonly request_uuid: string; readonly user: string },
  { currency }: GameSession,
  balanceMinor: AmountMinor,
): Hub88Answer => ({
  ...{ status: 'RS_OK', request_uuid, user, currency },
  balance: toHub88(balanceMinor, currency),
});
