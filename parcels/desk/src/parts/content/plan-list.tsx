import { useState } from 'react';
import type { ContentState } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { plannedTime } from '../../model/planned-time.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import styles from './content.module.css';

interface PlanListProps {
  readonly plans: ContentState['planned'];
  readonly onChanged: () => void;
}

/** Publications that wait for their time, each with the way to withdraw it. */
export function PlanList({ plans, onChanged }: PlanListProps) {
  if (plans.length === 0) return null;
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function PlanRow({
  plan: { id, number, fromMs },
  onChanged,
}: {
  readonly plan: ContentState['planned'][number];
  readonly onChanged: () => void;
}) {
  const t = useT('desk');
  const format = useFormat();
  const { may, token } = useDesk();
  const [isWithdrawing, setWithdrawing] = useState(false);
  return (
    <li>
      <p className={styles.version}>
        {t('content.plannedFor', { number, time: plannedTime(format, fromMs) })}{' '}
        {may('content:edit') && !isWithdrawing && (
          <Button size={32} variant="outline" onClick={() => setWithdrawing(true)}>
            {t('content.withdraw')}
          </Button>
        )}
      </p>
      {isWithdrawing && (
        <DeskForm
          title={t('content.withdraw')}
          consequence={t('content.withdrawConsequence')}
          submitLabel={t('content.withdraw')}
          missing={null}
          send={(reason) =>
            api.post(
              '/operator-api/content/plans/:id/withdraw',
              { reason },
              { bearer: { token }, params: { id } },
            )
          }
          onDone={onChanged}
          onCancel={() => setWithdrawing(false)}
        />
      )}
    </li>
  );
}
