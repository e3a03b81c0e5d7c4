import { api, newKey, notify } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { tellDecision } from './tell-decision.ts';

interface VoidFormProps {
  readonly of: { readonly eventId: string } | { readonly marketId: string };
  readonly name: string;
  readonly done: () => void;
  readonly close: () => void;
}

/** Gives stakes back. Above a bound another operator has to approve; the answer says which it was. */
export function VoidForm({ of, name, done, close }: VoidFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t('void.title', { name })}
      consequence={t('eventId' in of ? 'void.eventConsequence' : 'void.marketConsequence')}
      submitLabel={t('void.submit')}
      missing={null}
      isGrave
      send={async (reason) => {
        const as = { bearer: { token }, key: newKey() };
        const answer =
          'eventId' in of
            ? await api.post('/operator-api/events/:eventId/void', { reason }, { ...as, params: of })
            : await api.post('/operator-api/markets/:marketId/void', { reason }, { ...as, params: of });
        if (answer.ok) notify(tellDecision(answer.data));
        return answer;
      }}
      saysDone
      onDone={done}
      onCancel={close}
    />
  );
}
