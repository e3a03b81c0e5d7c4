import { CONFORMANCE_CHECKS, type ConformanceNeed } from './checks.ts';
import { BrokenRule, openDesk, type ConformanceSession } from './conformance-desk.ts';
import { ROUND_CHECKS } from './round-checks.ts';
import type { CallWallet } from './wallet-client.ts';

export interface CheckResult {
  readonly rule: string;
  /** What was wrong; undefined where the rule holds. */
  readonly broken: string | undefined;
}

/**
 * Tries a wallet by the whole contract, each rule by names of its own: one that is broken hides no other.
 * @param run what names of this run begin with, so that it can be done again on the same wallet
 * @param lacks what the shape does not have
 */
export async function runConformance(
  at: ConformanceSession,
  call: CallWallet,
  run: string,
  lacks: readonly ConformanceNeed[] = [],
): Promise<readonly CheckResult[]> {
  const desk = openDesk(at, call, run);
  const results: CheckResult[] = [];
  for (const check of [...CONFORMANCE_CHECKS, ...ROUND_CHECKS]) {
    if (check.needs !== undefined && lacks.includes(check.needs)) continue;
    const broken = await check.run(desk).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof BrokenRule) return error.message;
        return `no answer: ${String(error)}`;
      },
    );
    results.push({ rule: check.rule, broken });
  }
  return results;
}
