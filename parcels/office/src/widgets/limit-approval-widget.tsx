import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, useReady } from '@paddock/styleguide';

import { asksForProof, LimitRefusal } from '../parts/limit-refusal.tsx';
import styles from '../parts/limits.module.css';
import { useLimitDecision } from '../parts/use-limit-decision.ts';
import { useLimitWords } from '../parts/use-limit-words.ts';

/** What the opener and the dialog host give. */
interface LimitApprovalProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {
  readonly limit?: Limit;
}

/** Shall the looser limit hold, now that its 24 hours are over (S4-07)? Both answers weigh the same. */
export function LimitApprovalWidget({ limit, close, setTitle }: LimitApprovalProps) {
  const t = useT('office');
  const title = t('approval.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return limit === undefined ? null : <Question limit={limit} onDone={() => close?.()} />;
}

interface QuestionProps {
  readonly limit: Limit;
  readonly onDone: () => void;
}

function Question({ limit, onDone }: QuestionProps) {
  const t = useT('office');
  const words = useLimitWords();
  const { limitType } = limit;
  const { submit, pending, refusal } = useLimitDecision(limitType, onDone);
  return (
    <div className={styles.form} data-testid="limit-approval">
      <p className={styles.text}>
        {t('approval.text', { name: t(`common:limitName.${limitType}`), wanted: words.valueOf(limit) })}
      </p>
      <LimitRefusal refusal={refusal} onProven={() => void submit('approve')} />
      <ButtonRow equal>
        {!asksForProof(refusal) && (
          <Button variant="outline" block pending={pending} onClick={() => submit('approve')}>
            {t('limits.pending.approve')}
          </Button>
        )}
        <Button variant="outline" block pending={pending} onClick={() => submit('reject')}>
          {t('limits.pending.reject')}
        </Button>
      </ButtonRow>
    </div>
  );
}
