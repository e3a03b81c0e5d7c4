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

/** Back to what was read before. */
export function TakeBackForm({ address, seen, onDone, onCancel }: TakeBackFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t('content.takeBack', { number: seen ?? 0 })}
      consequence={t('content.takeBackConsequence')}
      submitLabel={t('content.takeBackNow')}
      missing={null}
      isGrave
      send={(reason) =>
        api.post(
          '/operator-api/content/take-back',
          { address, reason, ...(seen !== null && { seen }) },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
