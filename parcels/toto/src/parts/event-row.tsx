import { memo } from 'react';
import { percentText } from '@paddock/contract';
import type { TotoEvent } from '@paddock/contract/schemas';
import type { PoolQuestion } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import { outcomeTexts } from '../model/outcome-texts.ts';
import styles from './coupon.module.css';

const WHOLE = { maximumFractionDigits: 0 };

interface EventRowProps {
  readonly at: number;
  readonly event: TotoEvent;
  readonly question: PoolQuestion;
  readonly choice: number;
  readonly onToggle: (event: number, outcome: number) => void;
}

/** One event of a coupon with its outcomes, each with its share of what was staked, or its chance until there is any. */
export const EventRow = memo(function EventRow({ at, event, question, choice, onToggle }: EventRowProps) {
  const t = useT('toto');
  const format = useFormat();
  const names = `${format.name(event.home.name)} – ${format.name(event.away.name)}`;
  const shares = event.picksMilli ?? event.chancesMilli;
  return (
    <li className={styles.row} data-event={event.eventId}>
      <span className={styles.place}>{at + 1}</span>
      <span className={styles.match}>
        <span className={styles.names}>{names}</span>
        <span className={styles.dim}>
          {format.dateTime(event.startsAtMs)} · {format.name(event.championship)}
        </span>
      </span>
      <span
        role="group"
        aria-label={t('coupon.outcomes', { place: at + 1, match: names })}
        className={classNames(styles.outcomes, question === 'score' && styles.scores)}
      >
        {outcomeTexts(question, format.score).map((name, outcome) => {
          const isChosen = ((choice >> outcome) & 1) === 1;
          const share = shares?.[outcome];
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              className={classNames(styles.outcome, isChosen && styles.chosen)}
              onClick={() => onToggle(at, outcome)}
            >
              <b>{name}</b>{' '}
              {share !== undefined && <small>{percentText(share / 1_000, format.locale, WHOLE)}</small>}
            </button>
          );
        })}
      </span>
    </li>
  );
});
