import type { ContentBody } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { editedOf } from '../../model/edited-document.ts';
import { plannedTime } from '../../model/planned-time.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useWhen } from '../use-when.tsx';
import { UntranslatedList } from './untranslated-list.tsx';

interface PublishFormProps {
  readonly address: string;
  readonly number: number;
  /** What that version says. */
  readonly body: ContentBody;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Lets a version be read, at once or from a time on. */
export function PublishForm({ address, number, body, onDone, onCancel }: PublishFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const { isLater, fromMs, missing, fields } = useWhen();

  function consequence(): string {
    if (!isLater) return t('content.publishConsequence');
    return fromMs === undefined
      ? t('content.planUntimed')
      : t('content.planConsequence', { time: plannedTime(format, fromMs) });
  }

  return (
    <DeskForm
      title={t('content.publish', { number })}
      consequence={consequence()}
      submitLabel={t(isLater ? 'content.plan' : 'content.publishNow')}
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
      <UntranslatedList document={editedOf(body)} />
      {fields}
    </DeskForm>
  );
}
