import type { OperatorTournamentView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { ToBePaid } from './to-be-paid.tsx';

/** What can be done with a race. */
export type RaceStep = 'close' | 'cancel' | 'pay';

interface RaceDecisionProps {
  readonly race: OperatorTournamentView;
  readonly step: RaceStep;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Closes a race, cancels it or has its prizes paid; why is kept with it. */
export function RaceDecision({ race, step, onDone, onClose }: RaceDecisionProps) {
  const t = useT('desk');
  const { token } = useDesk();
  return (
    <DeskForm
      title={t(`races.do.${step}`)}
      consequence={t(`races.means.${step}`)}
      submitLabel={t(`races.do.${step}`)}
      missing={null}
      isGrave={step !== 'pay'}
      send={(reason) => {
        const as = { bearer: { token }, params: { id: race.id } };
        if (step === 'close') return api.post('/operator-api/tournaments/:id/close', { reason }, as);
        if (step === 'cancel') return api.post('/operator-api/tournaments/:id/cancel', { reason }, as);
        return api.post('/operator-api/tournaments/:id/pay', { reason }, as);
      }}
      onDone={onDone}
      onCancel={onClose}
    >
      {step === 'pay' && <ToBePaid race={race} />}
    </DeskForm>
  );
}
