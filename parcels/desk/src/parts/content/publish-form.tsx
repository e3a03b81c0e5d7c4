import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { plannedTime } from '../../model/planned-time.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useWhen } from '../use-when.tsx';

interface PublishFormProps {
  readonly address: string;
  readonly number: number;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Lets a version be read, at once or from a time on. */
export function PublishForm({ address, number, onDone, onCancel }: PublishFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const { fromMs, missing, fields } = useWhen();
  return (
    <DeskForm
      title={t('content.publish', { number })}
      consequence={
        fromMs === undefined
          ? t('content.publishConsequence')
          : t('content.planConsequence', { time: plannedTime(format, fromMs) })
      }
      submitLabel={fromMs === undefined ? t('content.publishNow') : t('content.plan')}
      missing={missing}
      send={(reason) =>
        api.post(
          '/operator-api/content/publish',
          { address, number, reason, ...(fromMs !== undefined && { fromMs }) },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      {fields}
    </DeskForm>
  );
}
