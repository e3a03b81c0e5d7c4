import { useEffect, useId, useRef } from 'react';
import type { BonusChoice as Choice, BonusOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { FieldError, TextLink } from '@paddock/styleguide';
import { Radio } from '@paddock/styleguide/forms';

import { depositBonus } from '../model/deposit-bonus.ts';
import styles from './recharge.module.css';
import { useWageringWords } from './use-wagering-words.ts';

interface BonusChoiceProps {
  readonly offer: BonusOffer;
  /** Nothing is chosen beforehand. */
  readonly choice: Choice | null;
  readonly onChoice: (choice: Choice) => void;
  /** How often a deposit was tried without a choice; the first one asks for it here. */
  readonly missed: number;
  /** Of the deposit as far as it is typed. */
  readonly depositMinor: bigint | null;
  /** The deposit starts promotions, which are told below. */
  readonly hasPromotions: boolean;
}

/** With the bonus of the first deposit or without: what it brings and asks stands beside the choice. */
export function BonusChoice({
  offer,
  choice,
  onChoice,
  missed,
  depositMinor,
  hasPromotions,
}: BonusChoiceProps) {
  const t = useT('cashier');
  const format = useFormat();
  const name = useId();
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isMissed = missed > 0;
  const { currency } = offer;
  const money = (amount: string) => format.amount(amount, currency);
  const wagering = useWageringWords();
  const brought = depositMinor === null ? null : depositBonus(offer, depositMinor);
  const terms = {
    percent: format.number(offer.percent),
    upTo: money(offer.upTo),
    min: money(offer.minDeposit),
    count: offer.wageringMultiple,
    multiple: format.number(offer.wageringMultiple),
    days: t('bonus.days', { count: offer.days }),
    price: format.odds(offer.minOddsMilli),
  };

  // Where the form asks for it, the answer is under the player's hand.
  useEffect(() => {
    if (missed > 0) group.current?.querySelector('input')?.focus();
  }, [missed]);

  return (
    <fieldset
      ref={group}
      role="radiogroup"
      aria-invalid={isMissed || undefined}
      aria-describedby={isMissed ? errorId : undefined}
      className={styles.bonus}
      data-testid="bonus-choice"
    >
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
        detail={t('bonus.noneText', hasPromotions ? { context: 'beside' } : {})}
        checked={choice === 'none'}
        onChange={() => onChoice('none')}
      />
      {isMissed && <FieldError id={errorId}>{t('bonus.missing')}</FieldError>}
      <p className={styles.bonusTerms}>
        {t('bonus.asks', terms)} {wagering(offer)}{' '}
        <TextLink href={hrefFor('/office/bonuses/deposit')}>{t('bonus.terms')}</TextLink>
      </p>
    </fieldset>
  );
}
