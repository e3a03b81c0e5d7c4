import { auth$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';
import { Steps } from '@paddock/styleguide/forms';

import type { PayoutInstrument } from '../model/withdrawal-check.ts';
import { WAY_AHEAD } from '../model/withdrawal-steps.ts';
import { useStepLabels, useStepWords } from './use-step-words.ts';
import styles from './withdrawal.module.css';

/** The steps that follow the press, and how long each takes, before it is made. */
export function WhatHappensNext({ instrument }: { readonly instrument: PayoutInstrument }) {
  const t = useT('cashier');
  const stateLabels = useStepLabels();
  const words = useStepWords({ ...instrument, method: instrument.name });
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  return (
    <Panel padded bleed>
      <SectionHeader title={t('withdraw.next')} />
      <div className={styles.stack}>
        <Steps
          stateLabels={stateLabels}
          steps={WAY_AHEAD.map((key) => ({ id: key, state: 'todo', ...words({ key, state: 'todo' }) }))}
        />
        <p className={styles.dim}>{t(isOnBreak ? 'withdraw.noCancelOnBreak' : 'withdraw.mayCancel')}</p>
      </div>
    </Panel>
  );
}
