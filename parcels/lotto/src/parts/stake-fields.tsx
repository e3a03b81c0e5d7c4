import { currencyOf } from '@paddock/contract';
import type { LotteryTermsView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, Panel } from '@paddock/styleguide';
import { AmountInput, SelectField } from '@paddock/styleguide/forms';

import type { TicketDraft } from '../model/ticket-draft.ts';
import styles from './ticket-form.module.css';

/** Draws a ticket may be bought for at once. */
const DRAWS = [1, 2, 3, 5, 7, 10, 14, 20, 30, 52] as const;

interface StakeFieldsProps {
  readonly lottery: Lottery;
  readonly terms: LotteryTermsView;
  readonly draft: TicketDraft;
  readonly onDraft: (draft: TicketDraft) => void;
}

/** What a line costs, where the lottery leaves it to the player, and for how many draws. */
export function StakeFields({ lottery, terms, draft, onDraft }: StakeFieldsProps) {
  const t = useT('lotto');
  const format = useFormat();
  const { currency, minLine, maxStake, maxWin } = terms;
  const { exponent, symbol } = currencyOf(currency);
  const isPool = lottery.prizes.kind === 'pool';
  return (
    <Panel className={styles.stake}>
      {!isPool && (
        <Field label={t('stake.line')}>
          <AmountInput
            value={draft.lineStake}
            onValueChange={(lineStake) => onDraft({ ...draft, lineStake })}
            exponent={exponent}
            decimalMark={format.decimalMark}
            currencySymbol={symbol}
            currencyCode={currency}
          />
        </Field>
      )}
      <Field label={t('stake.draws')}>
        <SelectField
          value={String(draft.draws)}
          options={DRAWS.filter((count) => count <= terms.maxDraws).map((count) => ({
            value: String(count),
            label: count === 1 ? t('stake.thisDraw') : t('stake.nextDraws', { count }),
          }))}
          onChange={({ target }) => onDraft({ ...draft, draws: Number(target.value) })}
        />
      </Field>
      <p className={styles.note}>
        {isPool
          ? t('stake.pool', {
              line: format.amount(minLine, currency),
              stake: format.amount(maxStake, currency),
            })
          : t('stake.bounds', {
              line: format.amount(minLine, currency),
              stake: format.amount(maxStake, currency),
              win: format.amount(maxWin, currency),
            })}
        {draft.draws > 1 && ` ${t('stake.later')}`}
      </p>
    </Panel>
  );
}
