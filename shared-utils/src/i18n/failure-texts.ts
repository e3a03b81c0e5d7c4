import { translator } from '../page/page-commands.ts';

/** Words of a failed region in the reader's language, for a parcel's error boundary (S8-01). */
export function failureTexts(): { title: string; message: string; retryLabel: string } {
  const t = translator('common');
  return { title: t('region.failedTitle'), message: t('region.failedText'), retryLabel: t('region.refresh') };
}
