import { removeLeg, type MarketValue } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Icon, IconButton, Notice, OddsText } from '@paddock/styleguide';
import type { ReactNode } from 'react';

import type { LegView } from '../model/leg-view.ts';
import { writtenMove } from '../model/written-move.ts';
import styles from './coupon.module.css';
import { LegSilks } from './leg-silks.tsx';
import { LegTime } from './leg-time.tsx';

interface CouponLegRowProps {
  readonly view: LegView;
  readonly market: MarketValue;
  /** Why it cannot be part of this bet. */
  readonly trouble: string | undefined;
  /** What to press against that. */
  readonly ways?: ReactNode;
  /** It is no leg of the coupon and cannot be taken out of it. */
  readonly isApart?: boolean;
  /** The single's own stake field. */
  readonly children?: ReactNode;
}

/** One leg: what is bet on, at what price, and what has changed since it was picked. */
export function CouponLegRow({ view, market, trouble, ways, isApart = false, children }: CouponLegRowProps) {
  const t = useT('coupon');
  const format = useFormat();
  const { leg, standing, price } = view;
  const { outcome, market: marketName, match } = useLabels().leg(leg);
  const dimmed = standing === 'suspended' || standing === 'gone';
  return (
    <li className={styles.leg} data-standing={standing} data-selection={leg.selectionId}>
      <div className={styles.legHead}>
        <b className={dimmed ? styles.dim : undefined}>{outcome}</b>
        {dimmed ? (
          <Icon name="lock" size={16} className={styles.dim} />
        ) : (
          price !== null && (
            <OddsText
              was={standing === 'moved' ? format.odds(leg.seenOddsMilli) : undefined}
              wasLabel={t('wasPrice', { odds: format.odds(leg.seenOddsMilli) })}
              exact={format.exactOdds(price.oddsMilli)}
            >
              {format.odds(price.oddsMilli)}
            </OddsText>
          )
        )}
        {!isApart && (
          <IconButton
            icon="close"
            size={28}
            iconSize={16}
            label={t('removeLeg', { outcome })}
            onClick={() => removeLeg(leg.selectionId)}
          />
        )}
      </div>
      <p className={styles.legMarket}>{marketName}</p>
      <p className={styles.legMarket}>
        <LegSilks leg={leg} /> {match}{' '}
        <LegTime
          state={'state' in market ? market.state : undefined}
          sport={leg.sport}
          startsAtMs={leg.startsAtMs}
        />
      </p>
      <LegNotice view={view} market={market} trouble={trouble} ways={ways} />
      {children}
    </li>
  );
}

function LegNotice({ view, market, trouble, ways }: Omit<CouponLegRowProps, 'children'>) {
  const t = useT('coupon');
  const labels = useLabels();
  const format = useFormat();
  const { leg, standing, price, reason } = view;
  if (trouble !== undefined) {
    return (
      <Notice tone="warning" size="small" action={ways} announce>
        {trouble}
      </Notice>
    );
  }
  switch (standing) {
    case 'moved': {
      if (price === null) return null;
      const values = { ...writtenMove(format, leg.seenOddsMilli, price.oddsMilli) };
      const went = price.oddsMilli > leg.seenOddsMilli ? 'up' : 'down';
      return (
        <Notice tone="warning" size="small" icon={went === 'up' ? 'chevron-up' : 'chevron-down'} announce>
          {t(`leg.${went}`, values)}
        </Notice>
      );
    }
    case 'suspended': {
      const sinceMs = 'market' in market ? market.market.suspendedSinceMs : undefined;
      const why = labels.suspension(reason);
      return (
        <Notice size="small" announce>
          {sinceMs === undefined
            ? t('leg.suspended', { why })
            : t('leg.suspendedSince', { why, time: format.time(sinceMs) })}
        </Notice>
      );
    }
    case 'gone':
      return (
        <Notice size="small" announce>
          {t('leg.gone')}
        </Notice>
      );
    case 'waiting':
      return reason === 'stale' ? <Notice size="small">{labels.suspension(reason)}</Notice> : null;
    case 'kept':
      return null;
  }
}
