import { useReadWords, useT } from '@paddock/shared-utils/react';

/** What is said while lotteries are not there. */
export function useLottoWords() {
  const t = useT('lotto');
  return useReadWords({
    busy: t('read.busy'),
    slow: t('read.slow'),
    failed: t('read.failed'),
    message: t('read.failedText'),
  });
}
