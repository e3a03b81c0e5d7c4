import { api, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

interface DeclineOfferProps {
  readonly code: string;
  readonly onDeclined: () => void;
}

/** An offer that is not wanted goes by one press, for good: nothing was given yet. */
export function DeclineOffer({ code, onDeclined }: DeclineOfferProps) {
  const t = useT('office');
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(
    (_nothing: object) => api.post('/web-api/promotions/:code/leave', {}, { params: { code } }),
    () => {
      void refreshAccounts();
      onDeclined();
    },
  );
  return (
    <>
      <Button size={32} variant="outline" pending={pending} onClick={() => void submit({})}>
        {t('promotion.decline')}
      </Button>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </>
  );
}
