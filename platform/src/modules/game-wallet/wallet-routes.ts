import { formatAmount, parseAmount, CURRENCIES } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';
import type { SessionStanding, TransactionAnswer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { GameWalletParts } from './game-wallet-api.ts';
import type { GivenAmount } from './money/amounts.ts';
import { spendable } from './money/balance.ts';
import { bet, betAndWin } from './money/bet.ts';
import type { TransactionResult } from './money/once.ts';
import { promotionWin } from './money/promotion-win.ts';
import { rollback } from './money/rollback.ts';
import { endRound, win } from './money/win.ts';
import { roundsOfDay } from './rounds/rounds-of-day.ts';
import { isOver, knownSession } from './sessions/session-state.ts';
import { readSession, useSession, type GameSession } from './sessions/session-store.ts';
import { keepRawBodies, signingCompany } from './signing/signed-calls.ts';

const MONEY = { config: { budget: 'wallet' } } as const;

/** Twenty thousand games, each said in less than a kilobyte. */
const CATALOGUE_BYTES = 16 * 1024 * 1024;

/** Our own wallet API, for companies of no other shape. A scope of its own: signatures cover the bytes as they came. */
export function walletRoutes(app: HttpApp, parts: GameWalletParts): void {
  const { kernel } = parts;
  void app.register((scope: HttpApp, _options, done) => {
    const companyOf = authenticateCalls(scope, parts);
    /** What every call that moves money says of itself. */
    const called = (request: FastifyRequest, body: { session: string; transaction: string }) => ({
      company: companyOf(request),
      token: body.session,
      reference: body.transaction,
      body,
    });

    serve(scope, 'GET /game-api/v1/time', () => ({ nowMs: kernel.clock.nowMs() }));
    serve(scope, 'GET /game-api/v1/rounds', { config: { budget: 'wallet' } }, (request) =>
      roundsOfDay(parts, companyOf(request), request.query),
    );
    serve(scope, 'POST /game-api/v1/authenticate', MONEY, async (request) => {
      const session = await sessionOf(request, request.body.session);
      const atMs = kernel.clock.nowMs();
      if (isOver(session, atMs)) throw new PlatformError('GAME_SESSION_ENDED');
      await useSession(kernel.db, session.sessionId, atMs);
      return standingOf(parts, session);
    });
    serve(scope, 'POST /game-api/v1/balance', MONEY, async (request) =>
      standingOf(parts, await sessionOf(request, request.body.session)),
    );
    serve(scope, 'POST /game-api/v1/bet', MONEY, async (request) => {
      const { game, round, currency, amount } = request.body;
      const given = { ...called(request, request.body), game, round, currency };
      return answerOf(request.body, await bet(parts, { ...given, stake: amountIn(amount, currency) }));
    });
    serve(scope, 'POST /game-api/v1/win', MONEY, async (request) => {
      const { game, round, currency, amount, bet: named, endsRound } = request.body;
      const given = { ...called(request, request.body), game, round, currency, bet: named, endsRound };
      return answerOf(request.body, await win(parts, { ...given, won: amountIn(amount, currency) }));
    });
    serve(scope, 'POST /game-api/v1/bet-and-win', MONEY, async (request) => {
      const { game, round, currency, amount, won, endsRound } = request.body;
      const money = { stake: amountIn(amount, currency), won: amountIn(won, currency) };
      const given = { ...called(request, request.body), game, round, currency, endsRound };
      return answerOf(request.body, await betAndWin(parts, { ...given, ...money }));
    });
    serve(scope, 'POST /game-api/v1/rollback', MONEY, async (request) => {
      const { undoes } = request.body;
      return answerOf(request.body, await rollback(parts, { ...called(request, request.body), undoes }));
    });
    serve(scope, 'POST /game-api/v1/round-end', MONEY, async (request) => {
      const { round } = request.body;
      return answerOf(request.body, await endRound(parts, { ...called(request, request.body), round }));
    });
    serve(scope, 'PUT /game-api/v1/catalogue', { bodyLimit: CATALOGUE_BYTES }, async (request) => {
      const code = companyOf(request);
      const name = (await parts.companies.named(code))?.name ?? code;
      return parts.acceptCatalogue({ code, name }, request.body.games);
    });
    for (const kind of ['free-round-win', 'jackpot-win'] as const) {
      serve(scope, `POST /game-api/v1/${kind}`, MONEY, async (request) => {
        const { game, currency, promotion, amount } = request.body;
        const given = { ...called(request, request.body), kind, game, currency, promotion };
        return answerOf(
          request.body,
          await promotionWin(parts, { ...given, won: amountIn(amount, currency) }),
        );
      });
    }
    done();

    async function sessionOf(request: FastifyRequest, token: string): Promise<GameSession> {
      return knownSession(await readSession(kernel.db, companyOf(request), token));
    }
  });
}

/** Takes no call of a scope without a signature, but for the time that one is made with. */
function authenticateCalls(scope: HttpApp, parts: GameWalletParts): (request: FastifyRequest) => string {
  const raw = keepRawBodies(scope);
  const companies = new WeakMap<FastifyRequest, string>();
  scope.addHook('preValidation', async (request) => {
    if (request.routeOptions.url !== '/game-api/v1/time')
      companies.set(request, await signingCompany(parts, request, raw.of(request)));
  });
  return (request) => {
    const company = companies.get(request);
    if (company === undefined) throw new Error('a call of nobody is answered');
    return company;
  };
}

/** Undefined for what is no amount of a currency we know. */
const amountIn = (text: string, currency: string): GivenAmount =>
  CURRENCIES.has(currency) ? parseAmount(text, currency) : undefined;

const answerOf = (
  { transaction }: { readonly transaction: string },
  { transactionId, currency, balanceMinor, roundNumber }: TransactionResult,
): TransactionAnswer => ({
  transaction,
  id: transactionId,
  currency,
  balance: formatAmount(balanceMinor, currency),
  roundNumber,
});

async function standingOf(parts: GameWalletParts, session: GameSession): Promise<SessionStanding> {
  const { playerId: player, game, currency, language, device } = session;
  const balance = formatAmount(await spendable(parts.kernel.db, parts, session), currency);
  return { player, game, currency, balance, language, device };
}
