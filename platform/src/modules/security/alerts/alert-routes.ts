import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { playerOf } from '../player-of-account.ts';
import type { SecurityDependencies } from '../security-api.ts';
import { listAlerts } from './alert-store.ts';

const PAGE = 50;

/** How operators read what the security record alerted of. */
export function alertRoutes(
  app: HttpApp,
  { kernel, operators, playerNumbers }: SecurityDependencies & { readonly kernel: Kernel },
): void {
  serve(app, 'GET /operator-api/security-alerts', async (request) => {
    await operators.requireOperator(request, 'security:read');
    const { before } = request.query;
    const olderThan = before === undefined ? null : requiredId(before, 'INVALID_INPUT');
    const found = await listAlerts(kernel.db, olderThan, PAGE + 1);
    const alerts = found.slice(0, PAGE);
    const players = alerts.flatMap(({ subject }) => playerOf(subject) ?? []);
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    return {
      alerts: alerts.map((alert) => {
        const playerId = playerOf(alert.subject);
        return { ...alert, playerNumber: playerId === undefined ? null : numberOf(playerId) };
      }),
      next: found.length > PAGE ? (alerts.at(-1)?.id ?? null) : null,
    };
  });
}
