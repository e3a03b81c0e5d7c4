import type { BonusesView } from '@paddock/contract/schemas';
import { api, hrefFor, refreshAccounts } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT, useWritten } from '@paddock/shared-utils/react';
import { Button, ButtonRow, LinkButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { startedGift, type StartedPromotion } from '../model/started-gift.ts';
import styles from './recharge.module.css';
import { useWageringWords } from './use-wagering-words.ts';

interface StartedPromotionsProps {
  readonly promotions: NonNullable<BonusesView['startedByDeposit']>;
  readonly currency: string;
  /** Of the deposit as far as it is typed. */
  readonly depositMinor: bigint | null;
  readonly onLeft: () => void;
}

/** Promotions that this deposit starts: what each adds and wants, and the way out of it before the press. */
export function StartedPromotions({ promotions, ...rest }: StartedPromotionsProps) {
  const t = useT('cashier');
  return (
    <section className={styles.bonus} aria-label={t('started.title')} data-testid="started-promotions">
      <p className={styles.bonusTitle}>{t('started.title')}</p>
      {promotions.map((promotion) => (
        <Started key={promotion.code} promotion={promotion} {...rest} />
      ))}
    </section>
  );
}

interface StartedProps extends Omit<StartedPromotionsProps, 'promotions'> {
  readonly promotion: StartedPromotion;
}

function Started({ promotion, currency, depositMinor, onLeft }: StartedProps) {
  const t = useT('cashier');
  const labels = useLabels();
  const format = useFormat();
  const written = useWritten();
  const wagering = useWageringWords();
  const { code, title, wants } = promotion;
  const { submit, pending, refusal } = useSubmit(
    (_nothing: object) => api.post('/web-api/promotions/:code/leave', {}, { params: { code } }),
    () => {
      void refreshAccounts();
      onLeft();
    },
  );
  const { maxStake = null, maxConversion = null } = wants?.currencies?.[currency] ?? {};
  const gift = startedGift(promotion, currency, depositMinor);
  const money = (amount: string) => format.amount(amount, currency);
  return (
    <div className={styles.started}>
      <b dir="auto">{written.title(title)}</b>
      <p className={styles.bonusTerms}>{adds()}</p>
      {wants !== undefined && gift.kind !== 'nothing' && (
        <p className={styles.bonusTerms}>
          {t('bonus.asks', {
            count: wants.multiple,
            multiple: format.number(wants.multiple),
            days: t('bonus.days', { count: wants.days }),
            price: format.odds(wants.minOddsMilli),
          })}{' '}
          {wagering({ currency, percents: wants.products, maxStake, maxConversion })}
        </p>
      )}
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <ButtonRow>
        <LinkButton variant="outline" size={32} href={hrefFor(`/promotions/${code}`)}>
          {t('started.terms')}
        </LinkButton>
        <Button variant="outline" size={32} pending={pending} onClick={() => void submit({})}>
          {t('started.leave')}
        </Button>
      </ButtonRow>
    </div>
  );

  function adds(): string {
    switch (gift.kind) {
      case 'share': {
        const { percent, upTo, least } = gift;
        const figures = { percent: format.number(percent), upTo: money(upTo), least: money(least) };
        return t('started.share', figures);
      }
      case 'bonus':
        return gift.wager === undefined
          ? t('started.bonus', { amount: money(gift.amount) })
          : t('bonus.brings', { bonus: money(gift.amount), wager: money(gift.wager) });
      case 'money':
      case 'free-bet':
      case 'ticket':
      case 'coupon':
        return t(`started.${gift.kind}`, { amount: money(gift.amount) });
      case 'free-rounds':
        return t('started.free-rounds', { rounds: format.number(gift.rounds), amount: money(gift.amount) });
      case 'odds-boost':
        return t('started.odds-boost', { percent: format.number(gift.percent), upTo: money(gift.upTo) });
      case 'accumulator-boost': {
        const { percent, legs, upTo } = gift;
        const figures = { percent: format.number(percent), legs: format.number(legs), upTo: money(upTo) };
        return t('started.accumulator-boost', figures);
      }
      case 'accumulator-insurance':
        return t('started.accumulator-insurance', {
          legs: format.number(gift.legs),
          upTo: money(gift.upTo),
        });
      case 'points':
        return t('started.points', { count: gift.points, points: format.number(gift.points) });
      default:
        return t(`started.${gift.kind}`);
    }
  }
}
