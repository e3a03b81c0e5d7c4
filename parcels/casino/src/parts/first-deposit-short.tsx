import type { BonusOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton } from '@paddock/styleguide';

import styles from './first-deposit-short.module.css';

interface FirstDepositShortProps {
  readonly offer: BonusOffer;
  /** Where its rules stand. */
  readonly rules: string;
  readonly rulesLabel: string;
}

/** What a first deposit brings in one line, with the ways to its rules and to the slots it counts in. */
export function FirstDepositShort({ offer, rules, rulesLabel }: FirstDepositShortProps) {
  const t = useT('casino');
  const format = useFormat();
  const upTo = format.amount(offer.upTo, offer.currency);
  return (
    <div className={styles.short}>
      <h2 className={styles.name}>{t('bonuses.firstDeposit')}</h2>
      <p>{t('firstDeposit.upTo', { percent: format.number(offer.percent), upTo })}</p>
      <ButtonRow>
        <LinkButton variant="primary" href={hrefFor(rules)}>
          {rulesLabel}
        </LinkButton>
        <LinkButton variant="outline" href={hrefFor('/casino/slot-first-deposit')}>
          {t('seo.slotFirstDeposit.title')}
        </LinkButton>
      </ButtonRow>
    </div>
  );
}
