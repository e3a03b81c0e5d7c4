import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, Notice } from '@paddock/styleguide';

import styles from './cashier.module.css';
import { useBonuses } from './use-bonuses.ts';
import { useWageringWords } from './use-wagering-words.ts';

/** The bonus that came with a deposit, or waits for another to end: what it asks, until when, and the way to it and out of it. */
export function GrantedBonus({ paymentId }: { readonly paymentId: string }) {
  const t = useT('cashier');
  const format = useFormat();
  const wagering = useWageringWords();
  const { value: read } = useBonuses();
  const bonuses = read.status === 'ready' ? read.data.bonuses : [];
  const bonus = bonuses.find(
    (one) => one.paymentId === paymentId && (one.status === 'running' || one.status === 'waiting'),
  );
  if (bonus === undefined) return null;
  const money = (amount: string) => format.amount(amount, bonus.currency);
  const wager = money(bonus.required);
  const isWaiting = bonus.status === 'waiting';
  return (
    <Notice
      tone="info"
      icon="gift"
      className={styles.granted}
      title={t(isWaiting ? 'bonus.waits' : 'bonus.granted', { amount: money(bonus.amount) })}
      action={
        <LinkButton variant="outline" size={32} href={hrefFor('/office/bonuses/wager')}>
          {t('bonus.toWager')}
        </LinkButton>
      }
    >
      <p data-testid="granted-bonus">
        {isWaiting
          ? t('bonus.waitsText', { wager })
          : t('bonus.grantedText', {
              wager,
              price: format.odds(bonus.minOddsMilli),
              until: format.moment(bonus.expiresAtMs),
            })}{' '}
        {wagering(bonus)}
      </p>
    </Notice>
  );
}
