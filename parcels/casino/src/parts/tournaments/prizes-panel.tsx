import type { TournamentCurrency } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, Panel, SectionHeader, SummaryList } from '@paddock/styleguide';

import { prizeLines } from '../../model/tournament.ts';
import styles from './tournaments.module.css';

/** What each place wins, in the currency shown. */
export function PrizesPanel({ terms }: { readonly terms: TournamentCurrency }) {
  const t = useT('casino');
  const format = useFormat();
  return (
    <Panel bleed>
      <SectionHeader title={t('tournament.prizes.title')} note={terms.currency} />
      <div className={styles.inner}>
        <SummaryList
          lines={prizeLines(terms.prizes).map(({ from, to, amount }) => ({
            id: String(from),
            label:
              from === to
                ? t('tournament.prizes.place', { place: from })
                : t('tournament.prizes.range', { from, to }),
            value: <MoneyText>{format.amount(amount, terms.currency)}</MoneyText>,
          }))}
        />
      </div>
    </Panel>
  );
}
