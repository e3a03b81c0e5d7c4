import { parseId, type PlayerId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { listAudit } from './audit-store.ts';

const PAGE = 50;
/** What the subject of an action on a player begins with. */
const PLAYER = 'player:';

export function auditRoutes(app: HttpApp, { kernel, playerNumbers, requireOperator }: OperatorsParts): void {
  serve(app, 'GET /operator-api/audit', async (request) => {
    await requireOperator(request, 'audit:read');
    const { operator, subject, before } = request.query;
    const olderThan = before === undefined ? undefined : requiredId(before, 'INVALID_INPUT');
    const found = await listAudit(kernel.db, {
      operator,
      subject: await storedSubject(subject),
      before: olderThan,
      limit: PAGE + 1,
    });
    const entries = found.slice(0, PAGE);
    const players = entries.flatMap((entry) => playerOf(entry.subject) ?? []);
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    return {
      entries: entries.map((entry) => {
        const playerId = playerOf(entry.subject);
        return { ...entry, playerNumber: playerId === undefined ? null : numberOf(playerId) };
      }),
      next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null,
    };
  });

  /** A player is asked for by the number or the id; the audit keeps the id. @throws NUMBER_MISTYPED, ACCOUNT_UNKNOWN */
  async function storedSubject(subject: string | undefined): Promise<string | undefined> {
    if (subject?.startsWith(PLAYER) !== true) return subject;
    return PLAYER + (await playerNumbers.idOf(kernel.db, subject.slice(PLAYER.length)));
  }
}

function playerOf(subject: string): PlayerId | undefined {
  return subject.startsWith(PLAYER) ? parseId<'player'>(subject.slice(PLAYER.length)) : undefined;
}
