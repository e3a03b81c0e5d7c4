import { useReadWords, useT } from '@paddock/shared-utils/react';

/** What is said while promotions are not there. */
export function usePromotionWords() {
  const t = useT('casino');
  return useReadWords({
    slow: t('promotion.read.slow'),
    failed: t('promotion.read.failed'),
    message: t('promotion.read.failedText'),
  });
}
