import { useState } from 'react';
import type { AppealDecision, OperatorAppealsView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

import { appealedAgainst } from '../../../model/site/appealed-against.ts';
import styles from '../site.module.css';
import { AppealForm } from './appeal-form.tsx';

export type OperatorAppeal = OperatorAppealsView['appeals'][number];

interface AppealRowProps {
  readonly appeal: OperatorAppeal;
  readonly onChanged: () => void;
}

/** Who writes, since when, against what, in their own words, and the two answers. */
export function AppealRow({ appeal, onChanged }: AppealRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const [form, setForm] = useState<AppealDecision['state'] | null>(null);
  const { playerNumber, email, block, text, state, answer, createdAtMs } = appeal;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {playerNumber === null ? <bdi dir="ltr">{email}</bdi> : t('reviews.player', { number: playerNumber })}
      </p>
      <p className={styles.quiet}>
        {format.dateTime(createdAtMs)} · {appealedAgainst(t, block)}
      </p>
      <p className={styles.written} dir="auto">
        {text}
      </p>
      {answer !== null && (
        <p className={styles.quiet}>
          {t('site.appeals.answered')} <bdi className={styles.written}>{answer}</bdi>
        </p>
      )}
      {form === null ? (
        <ButtonRow>
          {(['accepted', 'declined'] as const)
            .filter((one) => one !== state)
            .map((one) => (
              <Button
                key={one}
                size={32}
                variant={one === 'accepted' ? 'primary' : 'danger-outline'}
                onClick={() => setForm(one)}
              >
                {t(`site.appeals.${one}.do`)}
              </Button>
            ))}
        </ButtonRow>
      ) : (
        <AppealForm
          appeal={appeal}
          state={form}
          onDone={() => {
            setForm(null);
            onChanged();
          }}
          onCancel={() => setForm(null)}
        />
      )}
    </li>
  );
}
