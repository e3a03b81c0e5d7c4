import type { Ratio } from '@paddock/contract';
import {
  prizesFixed,
  returnOfLine,
  tierChances,
  tiersOf,
  type FixedTier,
  type Lottery,
  type PoolTier,
} from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { percentOf } from '../model/chances.ts';
import styles from './odds-table.module.css';
import { useChanceText } from './use-chance-text.ts';

interface OddsTableProps {
  readonly lottery: Lottery;
  /** Numbers of a line. */
  readonly picks: number;
  /** What a line costs, where prizes are said in money too. */
  readonly line?: { readonly minor: bigint; readonly currency: string } | undefined;
}

interface Row {
  readonly tier: FixedTier | PoolTier;
  readonly chance: Ratio;
  readonly prizeMinor: bigint | undefined;
}

/** What a line wins by its hits, how likely each is, exact, and what comes back on average. */
export function OddsTable({ lottery, picks, line }: OddsTableProps) {
  const t = useT('lotto');
  const format = useFormat();
  const chanceText = useChanceText();
  const { prizes } = lottery;
  const chances = tierChances(lottery, picks);
  const fixed = prizes.kind === 'fixed' && line ? prizesFixed(prizes, picks, line.minor) : [];
  const rows = tiersOf(lottery, picks).flatMap((tier, at): Row[] => {
    const chance = chances[at];
    return chance === undefined ? [] : [{ tier, chance, prizeMinor: fixed[at] }];
  });
  const prizeOf = ({ tier, prizeMinor }: Row) => {
    if ('shareBasisPoints' in tier)
      return t(`odds.share.${tier.unwon}`, { share: format.number(tier.shareBasisPoints / 100) });
    const times = t('odds.times', { times: format.number(tier.paysMilli / 1000) });
    if (prizeMinor === undefined || line === undefined) return times;
    return (
      <>
        <MoneyText>{format.money(prizeMinor, line.currency)}</MoneyText>{' '}
        <span className={styles.dim}>{times}</span>
      </>
    );
  };
  return (
    <>
      <Table<Row>
        caption={t('odds.title')}
        rows={rows}
        rowKey={({ tier }) => `${tier.hits}+${tier.bonusHits}`}
        columns={[
          {
            id: 'hits',
            header: t('odds.hits'),
            primary: true,
            cell: ({ tier }) => (lottery.bonus ? `${tier.hits} + ${tier.bonusHits}` : String(tier.hits)),
          },
          {
            id: 'chance',
            header: t('odds.chance'),
            align: 'end',
            cell: ({ chance }) => (
              <>
                {chanceText.oneIn(chance)} <span className={styles.exact}>{chanceText.exact(chance)}</span>
              </>
            ),
          },
          { id: 'prize', header: t('odds.prize'), align: 'end', cell: prizeOf },
        ]}
      />
      <p className={styles.return}>
        {t(prizes.kind === 'pool' ? 'odds.returnPool' : 'odds.return', {
          percent: format.number(percentOf(returnOfLine(lottery, picks))),
        })}
      </p>
    </>
  );
}
