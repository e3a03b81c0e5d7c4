import { useState } from 'react';
import type { LottoSubscriptionView } from '@paddock/contract/schemas';
import type { Lottery } from '@paddock/games/lotto';
import { api, readOf } from '@paddock/shared-utils';
import { useFormat, useLabels, useRead, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, MoneyText, Panel, SectionHeader } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

import { Balls } from './balls.tsx';
import styles from './ticket-card.module.css';

/** Tickets that are bought for further draws too, those that run; nothing where there are none. */
export function Subscriptions({ lottery }: { readonly lottery: Lottery | undefined }) {
  const t = useT('lotto');
  const { value, reload } = useRead({
    ...readOf('/web-api/lotto/subscriptions'),
    on: ['lotto:bought', 'lotto:subscription'],
  });
  if (value.status !== 'ready') return null;
  const running = value.data.subscriptions.filter(
    (one) => one.endedAtMs === null && (lottery === undefined || one.lottery === lottery.code),
  );
  if (running.length === 0) return null;
  return (
    <section aria-label={t('subscription.title')}>
      <ul className={styles.list}>
        {running.map((one) => (
          <SubscriptionCard key={one.id} subscription={one} onEnded={reload} />
        ))}
      </ul>
    </section>
  );
}

interface SubscriptionProps {
  readonly subscription: LottoSubscriptionView;
  readonly onEnded: () => void;
}

function SubscriptionCard({ subscription, onEnded }: SubscriptionProps) {
  const t = useT('lotto');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { lottery, left, stake, currency, fields } = subscription;
  return (
    <li>
      <Panel className={styles.card} data-subscription={subscription.id}>
        <SectionHeader level={3} title={t('subscription.of', { lottery: t(`name.${lottery}`) })} />
        <p className={styles.dim}>{t('subscription.left', { count: left })}</p>
        <p className={styles.dim}>
          {t('subscription.each')} <MoneyText>{format.amount(stake, currency)}</MoneyText>
        </p>
        <ol className={styles.fields}>
          {fields.map((field, at) => (
            <li key={at}>
              <Balls numbers={field.numbers} bonus={field.bonus} />
            </li>
          ))}
        </ol>
        <div>
          <Button variant="outline" onClick={() => setAsked(true)}>
            {t('subscription.end')}
          </Button>
        </div>
        {isAsked && (
          <EndDialog
            id={subscription.id}
            onClose={() => setAsked(false)}
            onEnded={() => {
              setAsked(false);
              onEnded();
            }}
          />
        )}
      </Panel>
    </li>
  );
}

interface EndDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

function EndDialog({ id, onClose, onEnded }: EndDialogProps) {
  const t = useT('lotto');
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(
    (params: { readonly id: string }) => api.post('/web-api/lotto/subscriptions/:id/cancel', {}, { params }),
    onEnded,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('subscription.ask')}
      description={t('subscription.askText')}
      actions={
        <>
          <Button variant="outline" size={48} onClick={onClose}>
            {t('subscription.keep')}
          </Button>
          <Button variant="primary" size={48} pending={pending} onClick={() => void submit({ id })}>
            {t('subscription.end')}
          </Button>
        </>
      }
    >
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </Dialog>
  );
}
