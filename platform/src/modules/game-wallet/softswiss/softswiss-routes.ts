import type { AmountMinor } from '@paddock/contract';
import type { SoftswissAnswer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { spendable } from '../money/balance.ts';
import type { TransactionResult, TransactionStep } from '../money/once.ts';
import { promotionWin } from '../money/promotion-win.ts';
import { workTogether } from '../money/work-steps.ts';
import { knownSession } from '../sessions/session-state.ts';
import type { GameSession } from '../sessions/session-store.ts';
import { lastSession, type PlayedGame } from '../sessions/sessions-of-player.ts';
import { refuseInWords, takeSignedBodies } from '../signing/signed-bodies.ts';
import { softswissRefusal } from './softswiss-codes.ts';
import { issueOf, playSteps, requireOwnIds, rollbackSteps } from './softswiss-steps.ts';

const WALLET = { config: { budget: 'wallet' } } as const;

/** The wallet as the SoftSwiss aggregator calls one (docs/game-wallet.md). */
export function softswissRoutes(app: HttpApp, parts: GameWalletParts): void {
  const { kernel } = parts;
  void app.register((scope: HttpApp, _options, done) => {
    const companyOf = takeSignedBodies(scope, parts, {
      ...{ adapter: 'softswiss', algorithm: 'hmac-sha256' },
      ...{ header: 'x-request-sign', encoding: 'hex' },
    });
    refuseInWords(scope, softswissRefusal);

    serve(scope, 'POST /game-api/softswiss/:company/play', WALLET, async (request) => {
      const { body } = request;
      const { company, session } = await sessionOf(companyOf(request), body);
      const { actions = [] } = body;
      requireOwnIds(actions);
      const steps = await playSteps(parts, { company, session, body });
      if (steps.length > 0) return worked(steps, { session, game_id: body.game_id, actions });
      if (session.game !== body.game) throw new PlatformError('GAME_OTHER');
      if (session.currency !== body.currency) throw new PlatformError('GAME_CURRENCY');
      return answerOf(await spendable(kernel.db, parts, session), body.game_id);
    });
    serve(scope, 'POST /game-api/softswiss/:company/rollback', WALLET, async (request) => {
      const { body } = request;
      const { company, session } = await sessionOf(companyOf(request), body);
      requireOwnIds(body.actions);
      const steps = rollbackSteps(parts, { company, session, body });
      return worked(steps, { session, game_id: body.game_id, actions: body.actions });
    });
    serve(scope, 'POST /game-api/softswiss/:company/freespins', WALLET, async (request) => {
      const { issue_id, status, total_amount } = request.body;
      const company = companyOf(request);
      const { promotion, user, currency } = issueOf(issue_id);
      const session = knownSession(await lastSession(kernel.db, { company, user, game: '', currency }));
      const { game, sessionId: token } = session;
      const { balanceMinor } = await promotionWin(parts, {
        ...{ company, token, game, currency, promotion, kind: 'free-round-win' },
        ...{ reference: `free rounds ${issue_id}`, won: BigInt(total_amount) },
        body: { issue_id, status, total_amount },
      });
      return answerOf(balanceMinor);
    });
    done();
  });

  /** They name a session by player, game and currency. @throws GAME_SESSION_UNKNOWN */
  async function sessionOf(
    company: string,
    { user_id: user, game, currency }: Pick<PlayedGame, 'game' | 'currency'> & { readonly user_id: string },
  ): Promise<{ readonly company: string; readonly session: GameSession }> {
    const session = knownSession(await lastSession(kernel.db, { company, user, game, currency }));
    return { company, session };
  }

  /** Works all steps, and answers the ids of those that are actions of theirs. */
  async function worked(
    steps: readonly TransactionStep[],
    { session, game_id, actions }: Worked,
  ): Promise<SoftswissAnswer> {
    const results = await workTogether(parts, steps).catch((error: unknown) => withBalance(error, session));
    const transactions = actions.flatMap(({ action_id }, at) => {
      const result = results[at];
      return result === undefined ? [] : [{ action_id, tx_id: result.transactionId }];
    });
    return { ...answerOf(lastOf(results).balanceMinor, game_id), transactions };
  }

  /** SoftSwiss wants to hear what there is where it was too little. */
  async function withBalance(error: unknown, session: GameSession): Promise<never> {
    if (!(error instanceof PlatformError) || error.code !== 'INSUFFICIENT_FUNDS') throw error;
    throw new PlatformError('INSUFFICIENT_FUNDS', {
      balance: Number(await spendable(kernel.db, parts, session)),
    });
  }
}

interface Worked {
  readonly session: GameSession;
  readonly game_id: string | undefined;
  readonly actions: readonly { readonly action_id: string }[];
}

const answerOf = (balanceMinor: AmountMinor, game_id?: string): SoftswissAnswer => ({
  balance: Number(balanceMinor),
  ...(game_id !== undefined && { game_id }),
});

function lastOf(results: readonly TransactionResult[]): TransactionResult {
  const last = results.at(-1);
  if (last === undefined) throw new Error('a call of no step was worked');
  return last;
}
