import { useEffect, useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface TakeBackFormProps {
  readonly address: string;
  /** The version that is read now, as the operator found it. */
  readonly seen: number | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Back to what was read before. Where the answer was lost and it is read no more, it was done: there is nothing left to send. */
export function TakeBackForm({ address, seen, onDone, onCancel }: TakeBackFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const [opened] = useState(seen);
  const [isLost, setIsLost] = useState(false);
  const isDone = isLost && seen !== opened;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <DeskForm
      title={t('content.takeBack', { number: opened ?? 0 })}
      consequence={t('content.takeBackConsequence')}
      submitLabel={t('content.takeBackNow')}
      missing={null}
      isGrave
      send={async (reason) => {
        const answer = await api.post(
          '/operator-api/content/take-back',
          { address, reason, ...(opened !== null && { seen: opened }) },
          { bearer: { token } },
        );
        setIsLost(!answer.ok && answer.status === 'network-error');
        return answer;
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
