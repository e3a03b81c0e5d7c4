import { useReadWords, useT } from '@paddock/shared-utils/react';

/** What is said while tournaments are not there. */
export function useTournamentWords() {
  const t = useT('casino');
  return useReadWords({
    busy: t('tournament.read.busy'),
    slow: t('tournament.read.slow'),
    failed: t('tournament.read.failed'),
    message: t('tournament.read.failedText'),
  });
}
