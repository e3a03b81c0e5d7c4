import type { ExperimentView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { countArms, OUTCOMES, type ArmRow } from './exposure-store.ts';
import { difference } from './results.ts';

/** What came of experiments, for operators: numbers, no visitors. */
export function operatorExperimentRoutes(
  app: HttpApp,
  { db }: Pick<Kernel, 'db'>,
  { operators }: { readonly operators: Pick<Operators, 'requireOperator'> },
): void {
  serve(app, 'GET /operator-api/experiments', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const arms = await countArms(db);
    const names = [...new Set(arms.map(({ experiment }) => experiment))];
    return {
      experiments: names.map((name) =>
        viewOf(
          name,
          arms.filter((arm) => arm.experiment === name),
        ),
      ),
    };
  });
}

function viewOf(name: string, rows: readonly ArmRow[]): ExperimentView {
  const arms = rows.map(({ arm, shown, registered, bet }) => ({
    arm,
    shown: Number(shown),
    registered: Number(registered),
    bet: Number(bet),
  }));
  const [first, second] = arms;
  return {
    name,
    sinceMs: Number(rows[0]?.since_ms ?? 0),
    arms,
    differences:
      first === undefined || second === undefined
        ? []
        : OUTCOMES.map((outcome) => ({
            outcome,
            ...difference(
              { shown: first.shown, did: first[outcome] },
              { shown: second.shown, did: second[outcome] },
            ),
          })),
  };
}
