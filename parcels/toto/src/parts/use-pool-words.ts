import { useReadWords, useT } from '@paddock/shared-utils/react';

/** What is said while pools are not there. */
export function usePoolWords() {
  const t = useT('toto');
  return useReadWords({
    busy: t('read.busy'),
    slow: t('read.slow'),
    failed: t('read.failed'),
    message: t('read.failedText'),
  });
}
