import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

/** The games of all companies, by what a player looks for. */
export function LobbyPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  return <h1 tabIndex={-1}>{t('lobby.title')}</h1>;
}
