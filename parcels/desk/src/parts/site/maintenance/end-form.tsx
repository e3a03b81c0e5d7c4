import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';

interface EndFormProps {
  readonly isRunning: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Lets play go on, or takes back what was planned. */
export function EndForm({ isRunning, onDone, onCancel }: EndFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const doing = t(isRunning ? 'site.maintenance.endNow' : 'site.maintenance.callOff');
  return (
    <DeskForm
      title={doing}
      consequence={t(isRunning ? 'site.maintenance.endConsequence' : 'site.maintenance.callOffConsequence')}
      submitLabel={doing}
      missing={null}
      send={(reason) => api.post('/operator-api/maintenance/end', { reason }, { bearer: { token } })}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
