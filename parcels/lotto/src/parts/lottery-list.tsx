import type { LotteryView } from '@paddock/contract/schemas';
import { lotteryOf, type Lottery, type LottoSection } from '@paddock/games/lotto';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, ReadView, Skeleton } from '@paddock/styleguide';

import { lotteryPath } from '../model/sections.ts';
import { Balls } from './balls.tsx';
import { Closing } from './closing.tsx';
import styles from './lottery-list.module.css';
import { TopPrize } from './top-prize.tsx';
import { useLotteries } from './use-lotteries.ts';
import { useLottoWords } from './use-lotto-words.ts';

/** Lotteries by their kinds, each as a card that leads to it. */
export function LotteryList({ kinds }: { readonly kinds: readonly LottoSection[] }) {
  const { value, reload } = useLotteries();
  const t = useT('lotto');
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useLottoWords()}
      skeleton={<ListSkeleton />}
      empty={({ lotteries }) =>
        lotteries.length === 0 && (
          <EmptyState icon="ticket" title={t('none.lotteries')} message={t('none.lotteriesText')} />
        )
      }
    >
      {({ lotteries }) =>
        kinds.map((kind) => (
          <Kind key={kind} kind={kind} lotteries={lotteries} isAlone={kinds.length === 1} />
        ))
      }
    </ReadView>
  );
}

interface KindProps {
  readonly kind: LottoSection;
  readonly lotteries: readonly LotteryView[];
  readonly isAlone: boolean;
}

function Kind({ kind, lotteries, isAlone }: KindProps) {
  const t = useT('lotto');
  const own = lotteries.flatMap((view) => {
    const lottery = lotteryOf(view.code);
    return lottery?.section === kind ? [{ view, lottery }] : [];
  });
  return (
    <>
      <h2 className={styles.kind}>
        {isAlone ? t(`kind.${kind}`) : <a href={hrefFor(`/lotto/${kind}`)}>{t(`kind.${kind}`)}</a>}
      </h2>
      <ul className={styles.cards}>
        {own.map(({ view, lottery }) => (
          <LotteryCard key={view.code} view={view} lottery={lottery} />
        ))}
      </ul>
    </>
  );
}

function LotteryCard({ view, lottery }: { readonly view: LotteryView; readonly lottery: Lottery }) {
  const t = useT('lotto');
  const { next, waiting, last } = view;
  const [held] = waiting;
  return (
    <li>
      <Panel className={styles.card} data-lottery={view.code}>
        <h3 className={styles.name}>
          <a href={hrefFor(lotteryPath(lottery))}>{t(`name.${view.code}`)}</a>
        </h3>
        <p className={styles.dim}>{t(`text.${view.code}`)}</p>
        <dl className={styles.figures}>
          <TopPrize view={view} lottery={lottery} />
          <div>
            <dt>{t('draw.closes')}</dt>
            <dd>{next === null ? t('draw.none') : <Closing closesAtMs={next.closesAtMs} />}</dd>
          </div>
        </dl>
        <div className={styles.last}>
          {held !== undefined && <p className={styles.dim}>{t('draw.waits', { number: held.number })}</p>}
          <p className={styles.dim}>
            {last === null ? t('draw.noLast') : t('draw.last', { number: last.number })}
          </p>
          {last !== null && <Balls numbers={last.numbers} bonus={last.bonus} />}
        </div>
      </Panel>
    </li>
  );
}

/** In the shape of the cards. */
function ListSkeleton() {
  return (
    <ul className={styles.cards}>
      {Array.from({ length: 6 }, (_, at) => (
        <li key={at}>
          <Skeleton shape="block" height="var(--card-h)" />
        </li>
      ))}
    </ul>
  );
}
