import type { LottoDrawView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import styles from './results-section.module.css';

type Pool = NonNullable<LottoDrawView['pool']>;

interface DrawPoolProps {
  readonly pool: Pool;
  readonly lottery: Lottery;
}

interface Row {
  readonly name: string;
  readonly category: Pool['categories'][number];
}

const SUMS = ['staked', 'house', 'jackpot', 'paid', 'carried'] as const;
/** Said where there is one. */
const JACKPOTS: readonly string[] = ['jackpot', 'carried'];

/** How a pool was divided: its sums, and what each category paid a winning line. */
export function DrawPool({ pool, lottery }: DrawPoolProps) {
  const t = useT('lotto');
  const format = useFormat();
  const rows = pool.categories.flatMap((category, at): Row[] => {
    const tier = lottery.prizes.tiers[at];
    if (tier === undefined) return [];
    return [{ category, name: lottery.bonus ? `${tier.hits} + ${tier.bonusHits}` : String(tier.hits) }];
  });
  return (
    <>
      <dl className={styles.figures}>
        {SUMS.filter((name) => !JACKPOTS.includes(name) || Number(pool[name]) > 0).map((name) => (
          <div key={name}>
            <dt>{t(`pool.${name}`)}</dt>
            <dd>
              <MoneyText>{format.amount(pool[name], pool.currency)}</MoneyText>
            </dd>
          </div>
        ))}
      </dl>
      <Table<Row>
        caption={t('pool.title')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'hits', header: t('odds.hits'), primary: true, cell: ({ name }) => name },
          {
            id: 'winners',
            header: t('pool.winners'),
            align: 'end',
            cell: ({ category }) => format.number(Number(category.winners)),
          },
          {
            id: 'prize',
            header: t('pool.prize'),
            align: 'end',
            cell: ({ category }) => <MoneyText>{format.amount(category.prize, pool.currency)}</MoneyText>,
          },
        ]}
      />
    </>
  );
}
