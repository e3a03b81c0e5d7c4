import type { TotoDrawCard } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, Panel, Skeleton } from '@paddock/styleguide';

import { hasJackpot } from '../model/has-jackpot.ts';
import styles from './draw-list.module.css';

/** Draws as cards; the whole card leads to one. */
export function DrawList({ draws }: { readonly draws: readonly TotoDrawCard[] }) {
  return (
    <ul className={styles.cards}>
      {draws.map((draw) => (
        <DrawCard key={draw.id} draw={draw} />
      ))}
    </ul>
  );
}

function DrawCard({ draw }: { readonly draw: TotoDrawCard }) {
  const t = useT('toto');
  const format = useFormat();
  const { currency, phase, best } = draw;
  return (
    <li>
      <Panel className={styles.card} data-draw={draw.id}>
        <span className={styles.badges}>
          <Badge tone={phase === 'open' ? 'brand' : 'neutral'}>{t(`phase.${phase}`)}</Badge>
        </span>
        <h2 className={styles.name}>
          <a href={hrefFor(`/toto/draws/${draw.id}`)}>{t(`pool.${draw.pool}.name`)}</a>
        </h2>
        <dl className={styles.figures}>
          {hasJackpot(draw.jackpot) && (
            <div>
              <dt>{t('draw.jackpot')}</dt>
              <dd>
                <MoneyText size={20}>{format.amount(draw.jackpot, currency)}</MoneyText>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('draw.fund')}</dt>
            <dd>
              <MoneyText size={20}>{format.amount(draw.fund, currency)}</MoneyText>
            </dd>
          </div>
        </dl>
        <p className={styles.dim}>
          {t(phase === 'open' ? 'draw.closes' : 'draw.closed', { time: format.moment(draw.closesAtMs) })}
        </p>
        <p className={styles.dim}>
          {phase === 'settled'
            ? best === null
              ? t('draw.nobody')
              : t('draw.best', { hits: best.hits, amount: format.amount(best.column, currency) })
            : t('draw.price', { amount: format.amount(draw.columnPrice, currency) })}
        </p>
      </Panel>
    </li>
  );
}

/** In the shape of the cards. */
export function DrawListSkeleton() {
  return (
    <ul className={styles.cards}>
      {Array.from({ length: 5 }, (_, at) => (
        <li key={at}>
          <Skeleton shape="block" height="200px" />
        </li>
      ))}
    </ul>
  );
}
