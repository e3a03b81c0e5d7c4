import { LOTTERIES, type Lottery } from '@paddock/games/lotto';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { isStandIn } from '../model/stand-in.ts';
import { LotteryTabs } from './lottery-tabs.tsx';
import { OddsTable } from './odds-table.tsx';
import styles from './rules-section.module.css';
import { StandInNotice } from './stand-in-notice.tsx';
import { useLotteries } from './use-lotteries.ts';

const RULES = ['lines', 'prizes', 'pool', 'close', 'subscription', 'void'] as const;
const FAIR = ['seal', 'value', 'numbers', 'reveal'] as const;

/** How lotteries work, how a draw is proven, and what each pays with which chance. */
export function RulesSection({ lottery }: { readonly lottery: Lottery | undefined }) {
  const t = useT('lotto');
  const { value } = useLotteries();
  const standsIn =
    value.status === 'ready' &&
    value.data.lotteries.some(
      ({ code, next, last }) =>
        (lottery === undefined || lottery.code === code) &&
        [next, last].some((draw) => draw !== null && isStandIn(draw)),
    );
  return (
    <>
      <LotteryTabs section="rules" lottery={lottery} hasAll />
      {standsIn && <StandInNotice />}
      {lottery === undefined && (
        <Panel>
          <SectionHeader title={t('rules.title')} />
          <div className={styles.inner}>
            {RULES.map((rule) => (
              <p key={rule}>{t(`rules.${rule}`)}</p>
            ))}
          </div>
        </Panel>
      )}
      <Panel>
        <SectionHeader title={t('fair.title')} />
        <ol className={styles.steps}>
          {FAIR.map((step) => (
            <li key={step}>{t(`fair.steps.${step}`)}</li>
          ))}
        </ol>
        <p className={styles.inner}>
          <TextLink href={hrefFor(`/lotto/results${lottery === undefined ? '' : `/${lottery.code}`}`)}>
            {t('fair.toResults')}
          </TextLink>{' '}
          · <TextLink href={hrefFor('/games/fairness')}>{t('fair.toCheck')}</TextLink>
        </p>
      </Panel>
      {(lottery === undefined ? LOTTERIES : [lottery]).map((one) => (
        <LotteryRules key={one.code} lottery={one} isWhole={lottery !== undefined} />
      ))}
    </>
  );
}

interface LotteryRulesProps {
  readonly lottery: Lottery;
  /** Prizes of a line of every length, and not of the longest alone. */
  readonly isWhole: boolean;
}

function LotteryRules({ lottery, isWhole }: LotteryRulesProps) {
  const t = useT('lotto');
  const format = useFormat();
  const { numbers, bonus, prizes } = lottery;
  const lengths = isWhole ? numbers.picks : numbers.picks.slice(-1);
  return (
    <Panel>
      <SectionHeader title={t(`name.${lottery.code}`)} />
      <div className={styles.inner}>
        <p>{t(`text.${lottery.code}`)}</p>
        <p>{t('rules.most', { most: numbers.most })}</p>
        {bonus !== undefined && <p>{t('rules.mostBonus', { most: bonus.most })}</p>}
        {prizes.kind === 'pool' && (
          <p>
            {t('rules.house', {
              share: format.number(prizes.houseBasisPoints / 100),
              line: format.money(prizes.lineMinor, prizes.currency),
            })}
          </p>
        )}
      </div>
      {lengths.map((picks) => (
        <div key={picks}>
          {numbers.picks.length > 1 && <h3 className={styles.length}>{t('odds.line', { count: picks })}</h3>}
          <OddsTable lottery={lottery} picks={picks} />
        </div>
      ))}
    </Panel>
  );
}
