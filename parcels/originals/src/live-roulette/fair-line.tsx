import type { TableRoundView } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Icon, TextLink } from '@paddock/styleguide';

import { sharedRoundPath } from '../model/check-link.ts';
import styles from './live-roulette.module.css';

/** That the round was fixed before bets opened, by which hash, and where the last one can be checked. */
export function FairLine({
  game,
  round,
}: {
  readonly game: string;
  readonly round: TableRoundView | undefined;
}) {
  const t = useT('originals');
  const number = round?.number ?? null;
  const hashBefore = round?.hashBefore ?? null;
  const last = number === null ? null : round?.phase === 'ended' ? number : number - 1;
  return (
    <div className={styles.fair}>
      <Icon name="shield" />
      <p className={styles.dim}>
        {number === null || hashBefore === null ? (
          t('crash.fair.none')
        ) : (
          <>
            {t('crash.fair.fixed', { number })}{' '}
            <code className={styles.code} title={hashBefore}>
              {`${hashBefore.slice(0, 6)}…${hashBefore.slice(-4)}`}
            </code>
            {'. '}
            {t('crash.fair.shown')}{' '}
          </>
        )}
        {last !== null && last > 0 && (
          <TextLink href={hrefFor(sharedRoundPath({ game, round: last }))}>
            {t('liveRoulette.check', { number: last })}
          </TextLink>
        )}
      </p>
    </div>
  );
}
