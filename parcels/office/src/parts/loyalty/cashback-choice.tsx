import type { CashbackView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Panel, SectionHeader } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './loyalty.module.css';

/** Joins a cashback, or leaves it by one press as well. */
export function CashbackChoice({ view }: { readonly view: CashbackView }) {
  const t = useT('office');
  const labels = useLabels();
  const { code, isOptedIn, isPaused } = view;
  const send = useSender((choice: { isOptedIn: boolean }) =>
    api.post('/web-api/loyalty/cashback/:code/choice', choice, { params: { code } }),
  );
  // The news of the choice brings the page as it stands now.
  const { submit, pending, refusal } = useSubmit(send, () => undefined);
  const isClosed = isPaused && !isOptedIn;
  return (
    <Panel bleed data-testid="cashback-choice">
      <SectionHeader title={t(isOptedIn ? 'cashback.joined' : 'cashback.join')} />
      <div className={styles.body}>
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <p className={styles.text}>
          {t(isClosed ? 'cashback.paused' : isOptedIn ? 'cashback.joinedText' : 'cashback.joinText')}
        </p>
        <ButtonRow>
          <Button
            variant={isOptedIn ? 'outline' : 'primary'}
            pending={pending}
            unavailable={isClosed}
            onClick={() => void submit({ isOptedIn: !isOptedIn })}
          >
            {t(isOptedIn ? 'cashback.leaveNow' : 'cashback.joinNow')}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
}
