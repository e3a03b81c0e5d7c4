import { useReadWords, useT } from '@paddock/shared-utils/react';

/** What the office says while something is read: that it takes long, and that it failed. */
export function useOfficeWords(
  failed?: 'failed' | 'bonus.failed' | 'devices.failed' | 'person.failed' | 'settings.push.failed',
) {
  const t = useT('office');
  return useReadWords({
    slow: t('slow'),
    ...(failed === undefined ? {} : { failed: t(failed) }),
    ...(failed === 'failed' || failed === 'bonus.failed' ? { message: t('failedText') } : {}),
  });
}
