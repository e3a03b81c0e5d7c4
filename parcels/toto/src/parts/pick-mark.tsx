import type { TotoEvent } from '@paddock/contract/schemas';
import { isHit, type Choice, type PoolQuestion } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Icon } from '@paddock/styleguide';

import { pickState } from '../model/entry-hits.ts';
import { outcomeTexts } from '../model/outcome-texts.ts';
import styles from './event-list.module.css';

const ICONS = { right: 'check', wrong: 'close', open: 'clock' } as const;

interface PickMarkProps {
  readonly pick: Choice;
  readonly event: TotoEvent;
  readonly question: PoolQuestion;
}

/** What a player chose of a match, the outcome that came underlined, and a sign with its word: right, wrong or open. */
export function PickMark({ pick, event, question }: PickMarkProps) {
  const t = useT('toto');
  const format = useFormat();
  const state = pickState(pick, event);
  return (
    <span className={classNames(styles.pick, styles[state])} data-pick={state}>
      <Icon name={ICONS[state]} size={16} label={t(`pick.${state}`)} />
      <span className={styles.dim}>{t('pick.yours')}</span>
      {outcomeTexts(question, format.score).map(
        (name, outcome) =>
          isHit(pick, outcome) && (
            <b key={name} className={outcome === event.outcome ? styles.came : undefined}>
              {name}
            </b>
          ),
      )}
    </span>
  );
}
