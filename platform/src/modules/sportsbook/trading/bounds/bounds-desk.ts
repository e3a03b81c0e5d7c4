import { findSport, parseAmount, type PlayerId } from '@paddock/contract';
import type { TradingBoundRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { requiredId } from '../../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../../operators/index.ts';
import type { Book } from '../../book/book.ts';
import type { ExposureBook } from '../../risk/exposure-book.ts';
import type { SportsbookDependencies } from '../../sportsbook-api.ts';
import {
  endBound,
  endSameBound,
  insertBound,
  lockBounds,
  readBounds,
  type BoundRecord,
} from './bounds-store.ts';
import { TradingBounds } from './trading-bounds.ts';

export interface BoundsDeskParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'record' | 'refuseOwnPlayer'>;
  readonly playerNumbers: SportsbookDependencies['playerNumbers'];
  readonly book: Book;
  readonly exposures: ExposureBook;
}

/** What traders bound. A bound acts on placements as soon as it is stored. */
export interface BoundsDesk {
  /** @throws NOT_FOUND, EVENT_UNKNOWN, MARKET_UNKNOWN, ACCOUNT_UNKNOWN, NUMBER_MISTYPED, AMOUNT_INVALID, OWN_ACCOUNT */
  set(operator: OperatorPrincipal, request: TradingBoundRequest): Promise<BoundRecord>;
  /** @throws NOT_FOUND for one that does not stand */
  end(operator: OperatorPrincipal, id: string, reason: string): Promise<void>;
  /** Brings what is measured against to what is stored. */
  follow(): Promise<void>;
}

export function createBoundsDesk(parts: BoundsDeskParts): BoundsDesk {
  const { kernel, operators, book, exposures } = parts;
  const { db, clock, ids } = kernel;
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, each reading anew: what was read earlier never comes after what was read later. */
  function follow(): Promise<void> {
    const next = turn.then(async () => {
      exposures.bounds = new TradingBounds(await readBounds(db), { book, nowMs: () => clock.nowMs() });
    });
    turn = next.catch(() => undefined);
    return next;
  }

  return {
    follow,
    async set(operator, { kind, scope, subject, section, amount, reason }) {
      const cents = parseAmount(amount, 'EUR');
      if (cents === undefined || cents < 0n) throw new PlatformError('AMOUNT_INVALID');
      const given: BoundRecord = {
        id: ids.next(),
        ...{ kind, scope, section, cents, reason, operator: operator.name },
        subject: await knownSubject(parts, scope, subject),
        atMs: clock.nowMs(),
      };
      await inTransaction(db, async (tx) => {
        if (scope === 'player') await operators.refuseOwnPlayer(tx, operator, given.subject as PlayerId);
        await lockBounds(tx);
        const before = await endSameBound(tx, given, given.atMs);
        await insertBound(tx, given);
        const action = { operator, action: `bound.${kind}`, subject: nameOf(given), reason };
        await operators.record(tx, { ...action, before: before ?? null, after: given });
      });
      await follow().catch(follow);
      return given;
    },
    async end(operator, id, reason) {
      await inTransaction(db, async (tx) => {
        await lockBounds(tx);
        const ended = await endBound(tx, id, clock.nowMs());
        if (ended === undefined) throw new PlatformError('NOT_FOUND');
        if (ended.scope === 'player')
          await operators.refuseOwnPlayer(tx, operator, ended.subject as PlayerId);
        const action = { operator, action: 'bound.end', subject: nameOf(ended), reason };
        await operators.record(tx, { ...action, before: ended });
      });
      await follow().catch(follow);
    },
  };
}

const nameOf = ({ scope, subject }: BoundRecord): string => `${scope}:${subject === '' ? 'all' : subject}`;

/** The subject as it is kept. @throws as `set` does, for what nobody knows */
async function knownSubject(
  { kernel, book, playerNumbers }: BoundsDeskParts,
  scope: TradingBoundRequest['scope'],
  subject: string,
): Promise<string> {
  switch (scope) {
    case 'all':
      if (subject !== '') throw new PlatformError('NOT_FOUND');
      return '';
    case 'sport':
      if (findSport(subject) === undefined) throw new PlatformError('NOT_FOUND');
      return subject;
    case 'championship':
      if (!book.championships.has(subject)) throw new PlatformError('NOT_FOUND');
      return subject;
    case 'event':
      if (!book.events.has(requiredId<'event'>(subject, 'EVENT_UNKNOWN')))
        throw new PlatformError('EVENT_UNKNOWN');
      return subject;
    case 'market':
      if (!book.markets.has(requiredId<'market'>(subject, 'MARKET_UNKNOWN')))
        throw new PlatformError('MARKET_UNKNOWN');
      return subject;
    case 'player':
      return playerNumbers.idOf(kernel.db, subject);
  }
}
