import { BREAK_BAN_LEVEL, findSport, type PlayerId } from '@paddock/contract';
import type { RestrictionsView, OperatorReason } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { playerNumbers } from '../player-numbers.ts';
import { banOf } from './bans.ts';
/** What an operator's ban is of where they do not say: 1 is that of breaks. */
const OPERATORS_VERSION = 2;

interface Change {
  readonly action: 'player.ban' | 'player.lift-ban' | 'player.sports';
  readonly reason: Static<typeof OperatorReason>;
  /** Does it; answers how it stood before and stands now. @throws ACCOUNT_UNKNOWN */
  readonly apply: (
    tx: Tx,
    playerId: PlayerId,
    byName: string,
  ) => Promise<{ before: unknown; after: unknown }>;
}

/** What operators close to a player: everything, or sports (S4-14, S6-03, S6-06). Open pages learn it at once. */
export function restrictionRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, bans, sports } = parts;
  const operators = parts.operators();

  async function change(
    request: FastifyRequest<{ Params: { playerId: string } }>,
    { action, reason, apply }: Change,
  ): Promise<RestrictionsView> {
    const operator = await operatorsOf(request);
    const playerId = await playerNumbers.idOf(kernel.db, request.params.playerId);
    await inTransaction(kernel.db, async (tx) => {
      await operators.refuseOwnPlayer(tx, operator, playerId);
      const { before, after } = await apply(tx, playerId, operator.name);
      const subject = `player:${playerId}`;
      await operators.record(tx, { operator, action, subject, before, after, reason });
    });
    await Promise.all([bans.load(), sports.load()]);
    tellPlayer(kernel.bus, playerId, { kind: 'rights' });
    return viewOf(parts, playerId);
  }
  const operatorsOf = (request: FastifyRequest) => operators.requireOperator(request, 'players:restrict');

  serve(app, 'GET /operator-api/players/:playerId/restrictions', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return viewOf(parts, await playerNumbers.idOf(kernel.db, request.params.playerId));
  });

  serve(app, 'POST /operator-api/players/:playerId/ban', async (request) => {
    const { level, version = OPERATORS_VERSION, reason } = request.body;
    if (level === BREAK_BAN_LEVEL) {
      const message = `${BREAK_BAN_LEVEL} is the level of a break`;
      throw new PlatformError('INVALID_INPUT', [{ at: '/level', message }]);
    }
    const after = { level, version };
    return change(request, {
      action: level === 0 ? 'player.lift-ban' : 'player.ban',
      reason,
      async apply(tx, playerId) {
        const before = await bans.set(tx, playerId, after);
        if (before === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
        return { before, after };
      },
    });
  });

  serve(app, 'POST /operator-api/players/:playerId/sports', async (request) => {
    const { line, live, reason } = request.body;
    const unknown = [...line, ...live].find((sport) => findSport(sport) === undefined);
    if (unknown !== undefined) {
      throw new PlatformError('INVALID_INPUT', [{ at: '/line', message: `there is no sport ${unknown}` }]);
    }
    return change(request, {
      action: 'player.sports',
      reason,
      async apply(tx, playerId, byName) {
        if ((await banOf(tx, playerId, true)) === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
        const before = sports.of(playerId);
        await sports.restrict(tx, playerId, { line, live }, byName);
        return { before, after: { line, live } };
      },
    });
  });
}

async function viewOf({ kernel, sports }: IdentityParts, playerId: PlayerId): Promise<RestrictionsView> {
  const ban = await banOf(kernel.db, playerId);
  if (ban === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  const { line, live } = sports.of(playerId);
  const playerNumber = (await playerNumbers.numbersOf(kernel.db, [playerId]))(playerId);
  return { playerId, playerNumber, ban: { ...ban }, line: [...line], live: [...live] };
}
