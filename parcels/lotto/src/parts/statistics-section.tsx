import type { LottoStatisticsView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { Notice, Panel, ReadView, SectionHeader, Skeleton } from '@paddock/styleguide';

import { LotteryTabs } from './lottery-tabs.tsx';
import styles from './statistics-section.module.css';
import { useLottoWords } from './use-lotto-words.ts';

/** How often each number fell, and that it says nothing of the next draw. */
export function StatisticsSection({ lottery }: { readonly lottery: Lottery }) {
  const t = useT('lotto');
  const { value, reload } = useRead(
    readOf('/web-api/lotto/lotteries/:code/statistics', { params: { code: lottery.code } }),
  );
  return (
    <>
      <LotteryTabs section="statistics" lottery={lottery} />
      <Notice tone="info" title={t('statistics.honest')}>
        {t('statistics.honestText')}
      </Notice>
      <ReadView
        value={value}
        reload={reload}
        words={useLottoWords()}
        skeleton={<Skeleton shape="block" height="60vh" />}
      >
        {({ draws, numbers, bonus }) => (
          <>
            <Counts
              title={t('statistics.numbers')}
              draws={draws}
              counts={numbers}
              drawn={lottery.numbers.drawn}
            />
            {lottery.bonus !== undefined && (
              <Counts
                title={t('statistics.bonus')}
                draws={draws}
                counts={bonus}
                drawn={lottery.bonus.drawn}
              />
            )}
          </>
        )}
      </ReadView>
    </>
  );
}

interface CountsProps {
  readonly title: string;
  readonly draws: number;
  readonly counts: LottoStatisticsView['numbers'];
  /** Numbers of this drum that fall in a draw. */
  readonly drawn: number;
}

function Counts({ title, draws, counts, drawn }: CountsProps) {
  const t = useT('lotto');
  const format = useFormat();
  const usual = Math.round((draws * drawn * 10) / counts.length) / 10;
  return (
    <Panel>
      <SectionHeader
        title={title}
        note={t('statistics.draws', { count: draws, shown: format.number(draws) })}
      />
      <p className={styles.dim}>{t('statistics.expected', { count: format.number(usual) })}</p>
      <ul className={styles.counts}>
        {counts.map(({ number, drawn: times, ago }) => (
          <li key={number}>
            <b>{number}</b>
            <span>{t('statistics.times', { count: times, shown: format.number(times) })}</span>
            <span className={styles.ago}>
              {ago === null
                ? t('statistics.never')
                : ago === 0
                  ? t('statistics.last')
                  : t('statistics.ago', { count: ago, shown: format.number(ago) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
