import type { ApiProblem } from '@paddock/shared-utils';

import { useLabels } from './use-labels.ts';
import { useT } from './use-texts.ts';

interface OwnReadWords {
  /** After 10 s without an answer: "The matches take longer than usual". */
  readonly slow: string;
  /** What could not be read; else the problem says it. */
  readonly failed?: string;
  /** What is not affected by that. */
  readonly message?: string;
  /** Read to screen readers while waiting; else that something loads. */
  readonly busy?: string;
}

/** What the styleguide's `ReadView` says while there is nothing to show. */
export function useReadWords({ slow, failed, message, busy }: OwnReadWords) {
  const t = useT('common');
  const labels = useLabels();
  return {
    busy: busy ?? t('loading'),
    slow,
    retry: t('retry'),
    failed: (problem: ApiProblem) => ({ title: failed ?? labels.problem(problem), message }),
  };
}
