import { useCallback } from 'react';
import type { BonusBetsView, BonusView } from '@paddock/contract/schemas';
import { api, type ReadPage } from '@paddock/shared-utils';
import { useFormat, usePages, useT } from '@paddock/shared-utils/react';
import { MoneyText, SectionHeader } from '@paddock/styleguide';

import { PagedTable } from '../paged-table.tsx';
import { stakeWords } from '../statement/entry-words.ts';
import styles from './bonuses.module.css';

type CountedBet = BonusBetsView['bets'][number];

/** Which bets counted for a bonus, with what of them, and why the others did not. */
export function CountedBets({ bonus }: { readonly bonus: BonusView }) {
  const t = useT('office');
  const format = useFormat();
  const { id, currency, minOddsMilli, maxStake } = bonus;
  const read = useCallback<ReadPage<CountedBet>>(
    async (cursor, signal) => {
      const query = cursor === null ? {} : { before: cursor };
      const result = await api.get('/web-api/bonuses/:id/bets', { params: { id }, query, signal });
      if (!result.ok) return result;
      return { ...result, data: { rows: result.data.bets, next: result.data.nextCursor } };
    },
    [id],
  );
  const { value, more, reload } = usePages({ key: `bets of bonus ${id}`, on: ['accounts'], readPage: read });
  const money = (amount: string) => <MoneyText>{format.amount(amount, currency)}</MoneyText>;
  const limits = {
    price: format.odds(minOddsMilli),
    amount: maxStake === null ? '' : format.amount(maxStake, currency),
  };
  return (
    <section className={styles.counted} data-testid="counted-bets">
      <SectionHeader title={t('wager.bets.title')} />
      <PagedTable
        caption={t('wager.bets.lead')}
        value={value}
        rowKey={({ betId }) => betId}
        columns={[
          {
            id: 'bet',
            header: t('wager.bets.column'),
            cell: ({ betNumber, product, reason }) => (
              <>
                {stakeWords(t, product, betNumber)}
                <span className={styles.why}>{t(`wager.bets.reasons.${reason}`, limits)}</span>
              </>
            ),
          },
          { id: 'stake', header: t('wager.bets.stake'), align: 'end', cell: ({ stake }) => money(stake) },
          {
            id: 'counted',
            header: t('wager.bets.counted'),
            align: 'end',
            cell: ({ counted }) => money(counted),
          },
        ]}
        empty={{ title: t('wager.bets.none'), message: t('wager.bets.lead') }}
        onMore={more}
        onRetry={reload}
      />
    </section>
  );
}
