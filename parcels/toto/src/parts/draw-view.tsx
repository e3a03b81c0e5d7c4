import { useEffect, useState } from 'react';
import { percentText } from '@paddock/contract';
import type { TotoDrawView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  EmptyState,
  LinkButton,
  MoneyText,
  Notice,
  Panel,
  ReadView,
  Skeleton,
  TextLink,
} from '@paddock/styleguide';

import { hasJackpot } from '../model/has-jackpot.ts';
import { CouponForm } from './coupon-form.tsx';
import { DrawEvents } from './draw-events.tsx';
import { DrawResult } from './draw-result.tsx';
import styles from './draw-view.module.css';
import { READ_EVERY_MS } from './read-every.ts';
import { usePoolWords } from './use-pool-words.ts';

interface DrawViewProps {
  readonly id: string;
  /** Told the pool by whoever has a heading of their own for it. */
  readonly onPool?: (pool: string) => void;
}

/** One draw: a coupon of it while it sells, then its events as they end, then what it paid. */
export function DrawView({ id, onPool }: DrawViewProps) {
  const t = useT('toto');
  const [isOver, setOver] = useState(false);
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/draws/:id', { params: { id } }),
    on: ['toto:coupon'],
    everyMs: isOver ? undefined : READ_EVERY_MS,
  });
  const isOverNow = value.status === 'ready' && value.data.result !== null;
  if (isOverNow !== isOver) setOver(isOverNow);
  const pool = value.status === 'ready' ? value.data.pool : undefined;
  useEffect(() => {
    if (pool !== undefined) onPool?.(pool);
  }, [pool, onPool]);
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePoolWords()}
      skeleton={<DrawSkeleton />}
      refused={({ code }) =>
        code === 'TOTO_DRAW_UNKNOWN' && (
          <EmptyState
            icon="ticket"
            title={t('none.draw')}
            action={
              <LinkButton variant="outline" href={hrefFor('/toto/draws')}>
                {t('sections.draws')}
              </LinkButton>
            }
          />
        )
      }
    >
      {(draw) => <Draw draw={draw} reload={reload} isNamed={onPool === undefined} />}
    </ReadView>
  );
}

interface DrawProps {
  readonly draw: TotoDrawView;
  readonly reload: () => void;
  /** Whether the pool is named here: no heading above says it. */
  readonly isNamed: boolean;
}

function Draw({ draw, reload, isNamed }: DrawProps) {
  const t = useT('toto');
  const [isBought, setBought] = useState(false);
  return (
    <>
      <DrawHead draw={draw} isNamed={isNamed} />
      <div aria-live="polite" className={styles.told}>
        {isBought && (
          <Notice tone="positive" title={t('buy.done')}>
            <TextLink href={hrefFor('/toto/coupons')}>{t('buy.see')}</TextLink>
          </Notice>
        )}
      </div>
      {draw.phase === 'open' ? (
        <CouponForm
          draw={draw}
          onBought={() => {
            setBought(true);
            reload();
          }}
        />
      ) : (
        <>
          {draw.result !== null && <DrawResult draw={draw} result={draw.result} />}
          <DrawEvents draw={draw} />
        </>
      )}
    </>
  );
}

function DrawHead({ draw, isNamed }: Pick<DrawProps, 'draw' | 'isNamed'>) {
  const t = useT('toto');
  const format = useFormat();
  const { phase, currency, closesAtMs } = draw;
  const figures = [
    ...(hasJackpot(draw.jackpot) ? [['jackpot', draw.jackpot] as const] : []),
    ['fund', draw.fund],
    ['column', draw.columnPrice],
  ] as const;
  return (
    <Panel className={styles.head}>
      {isNamed && <h2 className={styles.name}>{t(`pool.${draw.pool}.name`)}</h2>}
      <p className={styles.phase}>
        <Badge tone={phase === 'open' ? 'brand' : 'neutral'}>{t(`phase.${phase}`)}</Badge>
      </p>
      <p className={styles.dim}>
        {t(`pool.${draw.pool}.text`)}{' '}
        {t(phase === 'open' ? 'draw.closes' : 'draw.closed', { time: format.moment(closesAtMs) })}
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`draw.${name}`)}</dt>
            <dd>
              <MoneyText size={20}>{format.amount(amount, currency)}</MoneyText>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('draw.categories')}</dt>
          <dd>
            {draw.categories
              .map(
                ({ hits, shareBps }) =>
                  `${format.number(hits)}: ${percentText(shareBps / 10_000, format.locale)}`,
              )
              .join(' · ')}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

/** In the shape of a draw. */
export function DrawSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="170px" />
      <Skeleton shape="block" height="60vh" />
    </>
  );
}
