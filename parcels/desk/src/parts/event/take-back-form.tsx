import type { PriceOverrideView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface TakeBackFormProps {
  readonly override: PriceOverrideView;
  readonly name: string;
  readonly done: () => void;
  readonly close: () => void;
}

/** The feed's price stands again. */
export function TakeBackForm({ override: { id }, name, done, close }: TakeBackFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t('takeBack.title', { name })}
      consequence={t('takeBack.consequence')}
      submitLabel={t('takeBack.submit')}
      missing={null}
      send={(reason) =>
        api.post('/operator-api/trading-prices/:id/end', { reason }, { bearer: { token }, params: { id } })
      }
      onDone={done}
      onCancel={close}
    />
  );
}
