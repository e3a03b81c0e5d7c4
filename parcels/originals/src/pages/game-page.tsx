import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

/** One of our own games, with its bet, its rounds and its rules. */
export function GamePage() {
  const t = useT('originals');
  useLanguage();
  useReady(true);
  return <h1 tabIndex={-1}>{t('game.title')}</h1>;
}
