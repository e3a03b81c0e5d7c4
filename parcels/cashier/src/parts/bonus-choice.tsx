import { useId } from 'react';
import type { BonusChoice as Choice, BonusOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Radio, TextLink } from '@paddock/styleguide';

import { depositBonus } from '../model/deposit-bonus.ts';
import styles from './recharge.module.css';

interface BonusChoiceProps {
  readonly offer: BonusOffer;
  /** Nothing is chosen beforehand. */
  readonly choice: Choice | null;
  readonly onChoice: (choice: Choice) => void;
  /** Of the deposit as far as it is typed. */
  readonly depositMinor: bigint | null;
}

/** With the bonus of the first deposit or without: what it brings and asks stands beside the choice. */
export function BonusChoice({ offer, choice, onChoice, depositMinor }: BonusChoiceProps) {
  const t = useT('cashier');
  const format = useFormat();
  const name = useId();
  const { currency } = offer;
  const money = (amount: string) => format.amount(amount, currency);
  const brought = depositMinor === null ? null : depositBonus(offer, depositMinor);
  const terms = {
    percent: format.number(offer.percent),
    upTo: money(offer.upTo),
    min: money(offer.minDeposit),
    multiple: format.number(offer.wageringMultiple),
    days: t('bonus.days', { count: offer.days }),
    price: format.odds(offer.minOddsMilli),
  };
  return (
    <fieldset className={styles.bonus} data-testid="bonus-choice">
      <legend className={styles.bonusTitle}>{t('bonus.legend')}</legend>
      <Radio
        name={name}
        label={t('bonus.take', terms)}
        detail={
          brought === null
            ? t('bonus.from', terms)
            : t('bonus.brings', { bonus: money(brought.bonus), wager: money(brought.wager) })
        }
        checked={choice === 'take'}
        onChange={() => onChoice('take')}
      />
      <Radio
        name={name}
        label={t('bonus.none')}
        detail={t('bonus.noneText')}
        checked={choice === 'none'}
        onChange={() => onChoice('none')}
      />
      <p className={styles.bonusTerms}>
        {t('bonus.asks', terms)}{' '}
        <TextLink href={hrefFor('/office/bonuses/deposit')}>{t('bonus.terms')}</TextLink>
      </p>
    </fieldset>
  );
}
