import { linesOf, type Lottery, type LottoEntry } from '@paddock/games/lotto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { IconButton, Panel, SectionHeader } from '@paddock/styleguide';

import { Balls } from './balls.tsx';
import styles from './ticket-form.module.css';

interface FieldListProps {
  readonly lottery: Lottery;
  readonly fields: readonly LottoEntry[];
  readonly onLeave: (at: number) => void;
}

/** Fields that are bought together with the one on the screen. */
export function FieldList({ lottery, fields, onLeave }: FieldListProps) {
  const t = useT('lotto');
  const format = useFormat();
  if (fields.length === 0) return null;
  return (
    <Panel>
      <SectionHeader title={t('ticket.fields', { count: fields.length })} />
      <ol className={styles.fields}>
        {fields.map((field, at) => {
          const lines = Number(linesOf(lottery, field));
          return (
            <li key={at}>
              <Balls numbers={field.numbers} bonus={field.bonus} />
              <span className={styles.dim}>
                {t('ticket.lines', { count: lines, shown: format.number(lines) })}
              </span>
              <IconButton
                icon="close"
                label={t('fill.leave', { place: at + 1 })}
                onClick={() => onLeave(at)}
              />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
