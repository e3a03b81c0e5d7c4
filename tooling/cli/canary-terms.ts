import type { CanaryTerms } from '@paddock/contract/schemas';

import { RefusedError } from '../manifest/refused-error.ts';
import { numberOf } from './registry-options.ts';

/** Options of a publication that say whom its canary goes to. */
export interface CanaryOptions {
  readonly canary?: string | undefined;
  readonly testers?: string | undefined;
  readonly 'max-error-share': string;
}

const PLAYER_ID = /^[1-9]\d{0,18}$/;

/**
 * Terms of a canary where a share or testers are named; undefined for everybody at once. Said before anything is built.
 * @throws RefusedError naming the option that cannot be
 */
export function canaryOf(options: CanaryOptions): CanaryTerms | undefined {
  const { canary, testers } = options;
  if (canary === undefined && testers === undefined) return undefined;
  const terms = {
    sharePercent: canary === undefined ? 0 : numberOf('--canary', canary),
    testers: testers?.split(',').map((id) => id.trim()) ?? [],
    maxErrorShare: numberOf('--max-error-share', options['max-error-share']),
  };
  const problems = [...shareProblems(terms), ...terms.testers.flatMap(testerProblems)];
  if (problems.length > 0) throw new RefusedError(problems);
  return terms;
}

function shareProblems({ sharePercent, testers, maxErrorShare }: CanaryTerms): string[] {
  const isWhole = Number.isInteger(sharePercent) && sharePercent >= 0 && sharePercent <= 100;
  return [
    ...(isWhole ? [] : [`--canary: ${sharePercent} is no whole share of 0 to 100 per cent`]),
    ...(sharePercent === 0 && testers.length === 0
      ? ['--canary: 0 per cent is nobody; name --testers, or a share']
      : []),
    ...(maxErrorShare > 0 && maxErrorShare <= 1
      ? []
      : [`--max-error-share: ${maxErrorShare} is no share such as 0.05, which is five per cent`]),
  ];
}

function testerProblems(id: string): string[] {
  return PLAYER_ID.test(id) ? [] : [`--testers: "${id}" is no player id, which are digits`];
}
