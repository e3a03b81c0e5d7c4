import { useState } from 'react';
import type { OperatorPromotionView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

import { useDesk } from '../session/desk-context.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { OfferForm, type Offered } from './offer-form.tsx';
import { OfferOutcome } from './offer-outcome.tsx';

interface DecisionsProps {
  readonly promotion: OperatorPromotionView;
  readonly onDecided: () => void;
}

/** What can be done with a promotion now, by the rights of who looks. */
export function Decisions({ promotion, onDecided }: DecisionsProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const [asked, setAsked] = useState<'start' | 'stop' | 'offer' | null>(null);
  const [offered, setOffered] = useState<Offered | null>(null);
  const { code, state, spent, version, versions } = promotion;
  const newest = versions[0]?.version ?? 1;
  const canStart = state !== 'running' || version !== newest;
  const close = () => setAsked(null);
  return (
    <>
      {canStart && !may('cashier:adjust') && <p>{t('promotions.startByOthers')}</p>}
      <ButtonRow>
        {canStart && may('cashier:adjust') && (
          <Button variant="primary" onClick={() => setAsked('start')}>
            {t('promotions.start', { number: newest })}
          </Button>
        )}
        {state === 'running' && spent === undefined && may('cashier:adjust') && (
          <Button
            variant="outline"
            aria-expanded={asked === 'offer'}
            onClick={() => setAsked(asked === 'offer' ? null : 'offer')}
          >
            {t('promotions.offer.open')}
          </Button>
        )}
        {state === 'running' && may('site:configure') && (
          <Button variant="danger-outline" onClick={() => setAsked('stop')}>
            {t('promotions.stop')}
          </Button>
        )}
      </ButtonRow>
      {offered !== null && <OfferOutcome offered={offered} />}
      {asked === 'offer' && spent === undefined && (
        <OfferForm
          code={code}
          onOffered={(outcome) => {
            setOffered(outcome);
            onDecided();
          }}
          onClose={close}
        />
      )}
      {(asked === 'start' || asked === 'stop') && (
        <DecideDialog
          step={asked}
          code={code}
          version={newest}
          onClose={close}
          onDone={() => {
            close();
            onDecided();
          }}
        />
      )}
    </>
  );
}
