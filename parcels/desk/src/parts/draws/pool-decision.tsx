import type { OperatorTotoDraw } from '@paddock/contract/schemas';
import { api, notify } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

/** What can be decided about a pool's draw. */
export type PoolStep = 'close' | 'cancel';

interface PoolDecisionProps {
  readonly draw: OperatorTotoDraw;
  readonly step: PoolStep;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Ends the sales of a draw or calls it off; once a match has begun another operator has to approve. */
export function PoolDecision({ draw, step, onDone, onClose }: PoolDecisionProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t(`draws.${step}.title`)}
      consequence={t(`draws.${step}.means`)}
      submitLabel={t(`draws.${step}.title`)}
      missing={null}
      isGrave
      send={async (reason) => {
        const as = { bearer: { token }, params: { id: draw.id } };
        const answer =
          step === 'close'
            ? await api.post('/operator-api/toto/draws/:id/close', { reason }, as)
            : await api.post('/operator-api/toto/draws/:id/cancel', { reason }, as);
        if (answer.ok) notify(told(answer.data.proposalId));
        return answer;
      }}
      saysDone
      onDone={onDone}
      onCancel={onClose}
    />
  );
}

const told = (proposalId: string | null): Parameters<typeof notify>[0] =>
  proposalId === null
    ? { kind: 'success', text: { key: 'desk:draws.done' } }
    : { kind: 'info', text: { key: 'desk:draws.proposed', values: { id: proposalId } } };
