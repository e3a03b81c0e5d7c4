import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';

/** What is said while games are not there. */
export function useGamesWords() {
  const t = useT('casino');
  return useReadWords({
    busy: t('read.busy'),
    slow: t('read.slow'),
    failed: t('read.failed'),
    message: t('read.failedText'),
  });
}

/** Words of the catalogue that companies send: those the site knows in the reader's language, others as they are written. */
export function useGameWord() {
  const t = useT('casino');
  return (kind: 'subcategory' | 'feature', word: string): string =>
    t(`${kind}.${word}`, { defaultValue: capital(word.replaceAll('-', ' ')) });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many games there are, in words. */
export function useGameCount() {
  const t = useT('casino');
  const format = useFormat();
  return (count: number): string => t('games', { count, shown: format.number(count) });
}
