import type { ReactNode } from 'react';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Icon, LinkButton, Panel, ProgressBar, SectionHeader, type IconName } from '@paddock/styleguide';

import { turnoverPart } from '../model/turnover.ts';
import styles from './withdrawal.module.css';

type Gate = PayoutOptionsView['gates'][number];

const ICONS: Readonly<Record<Gate, IconName>> = {
  VERIFICATION_REQUIRED: 'identity',
  SECOND_STEP_REQUIRED: 'lock',
  TURNOVER_REQUIRED: 'ticket',
  BALANCE_NEGATIVE: 'wallet',
  ACCOUNT_FROZEN: 'lock',
};

/** The way on from a gate; none where only support can help, which every page offers. */
export const GATE_PATHS: Readonly<Partial<Record<string, string>>> = {
  VERIFICATION_REQUIRED: '/office/verification',
  SECOND_STEP_REQUIRED: '/office/security',
  TURNOVER_REQUIRED: '/live',
  BALANCE_NEGATIVE: '/office/recharge',
};

/** What has to be done before anything can be withdrawn, in plain words, each with the way on. */
export function WithdrawalGates({ options }: { readonly options: PayoutOptionsView }) {
  const t = useT('cashier');
  return (
    <Panel padded bleed data-testid="withdrawal-gates">
      <SectionHeader title={t('withdraw.gates.title')} />
      <ul className={styles.list}>
        {options.gates.map((gate) => (
          <li key={gate} className={styles.gate} data-gate={gate}>
            <div className={styles.gateWords}>
              <b className={styles.gateTitle}>
                <Icon name={ICONS[gate]} /> {t(`withdraw.gates.${gate}.title`)}
              </b>
              <p>{t(`withdraw.gates.${gate}.text`)}</p>
              {gate === 'TURNOVER_REQUIRED' && <TurnoverBar options={options} />}
            </div>
            <WayOn gate={gate} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WayOn({ gate }: { readonly gate: Gate }): ReactNode {
  const t = useT('cashier');
  const path = GATE_PATHS[gate];
  if (path === undefined) return null;
  return (
    // Quiet: nobody is pushed to stake.
    <LinkButton variant="outline" href={hrefFor(path)}>
      {t(`withdraw.gates.${gate}.action`)}
    </LinkButton>
  );
}

function TurnoverBar({ options }: { readonly options: PayoutOptionsView }) {
  const t = useT('cashier');
  const { amount, money } = useFormat();
  const { turnoverLeft, turnoverTotal, turnoverCurrency } = options;
  const { part, stakedMinor } = turnoverPart(options);
  const words = t('withdraw.gates.staked', {
    staked: money(stakedMinor, turnoverCurrency),
    total: amount(turnoverTotal, turnoverCurrency),
  });
  return (
    <ProgressBar
      tone="brand"
      className={styles.bar}
      value={part}
      label={t('withdraw.gates.TURNOVER_REQUIRED.title')}
      valueText={words}
      left={t('withdraw.gates.left', { amount: amount(turnoverLeft, turnoverCurrency) })}
      used={words}
    />
  );
}
