import { evenPick, type Lottery } from '@paddock/games/lotto';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { entryOf, marksByChance, NO_MARKS } from '../model/marks.ts';
import { hasRoom, withField, type TicketDraft } from '../model/ticket-draft.ts';
import styles from './ticket-form.module.css';

/** A whole number below another, by the browser's own randomness. */
const below = (count: number): number =>
  evenPick(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, count);

interface FillToolsProps {
  readonly lottery: Lottery;
  readonly draft: TicketDraft;
  readonly onDraft: (draft: TicketDraft) => void;
}

/** Marks by chance, a further field, and, of keno, how many numbers a line has. */
export function FillTools({ lottery, draft, onDraft }: FillToolsProps) {
  const t = useT('lotto');
  const { marks } = draft;
  const { picks } = lottery.numbers;
  const canAdd = entryOf(lottery, marks) !== undefined && hasRoom(draft);
  return (
    <div className={styles.tools}>
      <ButtonRow>
        <Button
          variant="outline"
          icon="refresh"
          onClick={() => onDraft({ ...draft, marks: marksByChance(lottery, marks, below) })}
        >
          {t('fill.chance')}
        </Button>
        <Button
          variant="outline"
          icon="plus"
          unavailable={!canAdd}
          onClick={() => {
            if (canAdd) onDraft(withField(lottery, draft));
          }}
        >
          {t('fill.add')}
        </Button>
        <Button
          variant="outline"
          icon="trash"
          onClick={() => onDraft({ ...draft, marks: { ...NO_MARKS, picks: marks.picks } })}
        >
          {t('fill.clear')}
        </Button>
      </ButtonRow>
      {picks.length > 1 && (
        <Field label={t('fill.picks')} className={styles.picks}>
          <SelectField
            value={String(marks.picks ?? '')}
            options={[
              { value: '', label: t('fill.picksFree') },
              ...picks.map((count) => ({ value: String(count), label: t('fill.picksOf', { count }) })),
            ]}
            onChange={({ target }) =>
              onDraft({
                ...draft,
                marks: { ...marks, picks: target.value === '' ? null : Number(target.value) },
              })
            }
          />
        </Field>
      )}
    </div>
  );
}
