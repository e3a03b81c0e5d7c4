import type { HiLoFace } from '@paddock/games/hi-lo';
import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { PlayingCard } from '../cards/playing-card.tsx';
import styles from './hi-lo.module.css';

const SIGNS = { higher: '↑', lower: '↓', same: '=', skip: '»' } as const;

/** The cards that fell and what was said after each, the last ones first; as many as the line has room for are seen. */
export function PastCards({ face }: { readonly face: HiLoFace | undefined }) {
  const t = useT('originals');
  const past = (face?.said ?? []).map((said, at) => ({ said, card: face?.cards[at], at }));
  return (
    <ol className={styles.past} aria-label={t('games.hi-lo.past')}>
      {past.toReversed().map(({ said, card, at }) => (
        <li key={at} className={styles.pastCard}>
          <PlayingCard card={card} />
          <span aria-hidden>{SIGNS[said]}</span>
          <VisuallyHidden>{t(`games.hi-lo.said.${said}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
