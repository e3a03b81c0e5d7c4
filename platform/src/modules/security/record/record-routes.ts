import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { PLAYER, playerOf } from '../player-of-account.ts';
import type { SecurityDependencies } from '../security-api.ts';
import { listRecord } from './record-store.ts';

const PAGE = 50;

/** How operators read the security record. */
export function recordRoutes(
  app: HttpApp,
  { kernel, operators, playerNumbers }: SecurityDependencies & { readonly kernel: Kernel },
): void {
  serve(app, 'GET /operator-api/security-record', async (request) => {
    await operators.requireOperator(request, 'security:read');
    const { kind = null, account, network = null, before } = request.query;
    const found = await listRecord(kernel.db, {
      kind,
      account: await storedAccount(account),
      network,
      before: before === undefined ? null : requiredId(before, 'INVALID_INPUT'),
      limit: PAGE + 1,
    });
    const entries = found.slice(0, PAGE);
    const players = entries.flatMap((entry) => playerOf(entry.account) ?? []);
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    return {
      entries: entries.map((entry) => {
        const playerId = playerOf(entry.account);
        return { ...entry, playerNumber: playerId === undefined ? null : numberOf(playerId) };
      }),
      next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null,
    };
  });

  /** A player is asked for by the number or the id; the record keeps the id. @throws NUMBER_MISTYPED, ACCOUNT_UNKNOWN */
  async function storedAccount(account: string | undefined): Promise<string | null> {
    if (account?.startsWith(PLAYER) !== true) return account ?? null;
    return PLAYER + (await playerNumbers.idOf(kernel.db, account.slice(PLAYER.length)));
  }
}
