import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { Notice, TextLink } from '@paddock/styleguide';

import styles from './fairness.module.css';

/**
 * Why the seed of a round is not revealed (rules §12): it is in use still, or a round that was begun with it is open,
 * which is named, with the way to end it.
 */
export function HiddenSeed({ seal }: { readonly seal: string }) {
  const t = useT('originals');
  const seeds = useRead(readOf('/web-api/games/seeds')).value;
  const open = useRead({
    ...readOf('/web-api/games/rounds', { query: { open: 'true' } }),
    on: ['games:round'],
  }).value;
  const isInUse = seeds.status === 'ready' && seeds.data.active?.commitment === seal;
  const under =
    open.status === 'ready' ? open.data.rounds.filter((one) => one.seeds.commitment === seal) : [];
  // Unless both are known nothing is said that may be wrong.
  const isKnown = seeds.status === 'ready' && open.status === 'ready';
  return (
    <Notice title={t('check.hidden.title')}>
      {isKnown && t(isInUse ? 'check.hidden.text' : 'check.hidden.open')}
      {under.length > 0 && (
        <span className={styles.finish}>
          {under.map(({ id, game }) => (
            <TextLink key={id} href={hrefFor(`/games/${game}`)}>
              {t('check.hidden.finish', { game: t(`games.${game}.name`) })}
            </TextLink>
          ))}
        </span>
      )}
    </Notice>
  );
}
