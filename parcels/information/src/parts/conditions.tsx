import type { PaymentWaysView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { isLinkOpen } from '../model/own-link.ts';
import styles from './payment.module.css';

/** What is asked before money goes out, with the figures that hold here. */
export function Conditions({ view }: { readonly view: PaymentWaysView }) {
  const t = useT('information');
  const { amount, number } = useFormat();
  const site = useSiteConfig((config) => config) ?? {};
  const { turnoverPercent, verifyAbove, verifyCurrency } = view;
  return (
    <Panel bleed>
      <SectionHeader title={t('payment.conditions.title')} />
      <ul className={styles.conditions}>
        <li>{t('payment.conditions.own')}</li>
        <li>{t('payment.conditions.back')}</li>
        {turnoverPercent > 0 && (
          <li>{t('payment.conditions.turnover', { percent: number(turnoverPercent) })}</li>
        )}
        <li>
          {Number(verifyAbove) === 0
            ? t('payment.conditions.verifyAlways')
            : t('payment.conditions.verify', { amount: amount(verifyAbove, verifyCurrency) })}
        </li>
        <li>{t('payment.conditions.review')}</li>
        <li>{t('payment.conditions.break')}</li>
      </ul>
      {isLinkOpen('/rules/4', site) && (
        <p className={styles.more}>
          <TextLink href={hrefFor('/rules/4')}>{t('payment.conditions.rules')}</TextLink>
        </p>
      )}
    </Panel>
  );
}
