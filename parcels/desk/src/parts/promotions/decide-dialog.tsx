import { useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

import { LEAST_REASON } from '../desk-form.tsx';
import { wrongIn } from '../../model/promotions/wrong-places.ts';
import { useDesk } from '../session/desk-context.ts';
import { lostOr } from '../session/use-desk-read.ts';
import { WrongList } from './compose/wrong-list.tsx';

interface DecideDialogProps {
  readonly step: 'start' | 'stop';
  readonly code: string;
  /** The one that is started. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before players are taken in, and before none are any more; why is kept with it. */
export function DecideDialog({ step, code, version, onClose, onDone }: DecideDialogProps) {
  const t = useT('desk');
  const labels = useLabels();
  const { token, lost } = useDesk();
  const [typed, setTyped] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(async (reason: string) => {
    const as = { bearer: { token }, params: { code } };
    return lostOr(
      step === 'start'
        ? await api.post('/operator-api/promotions/:code/start', { version, reason }, as)
        : await api.post('/operator-api/promotions/:code/stop', { reason }, as),
      lost,
    );
  }, onDone);
  const reason = typed.trim();
  const isSaid = reason.length >= LEAST_REASON;
  const press = () => {
    if (isSaid) void submit(reason);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`promotions.ask.${step}`, { number: version })}
      description={t(`promotions.askText.${step}`)}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            variant={step === 'stop' ? 'danger' : 'primary'}
            pending={pending}
            unavailable={!isSaid}
            onClick={press}
          >
            {isSaid ? t(`promotions.do.${step}`) : t('form.needsReason', { least: LEAST_REASON })}
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          <WrongList wrong={wrongIn(refusal.problem.details)} />
        </FormMessage>
      )}
      <Field label={t('form.reason')}>
        <TextInput
          maxLength={500}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            forget();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') press();
          }}
        />
      </Field>
    </Dialog>
  );
}
