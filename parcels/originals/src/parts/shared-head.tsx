import { useMemo } from 'react';
import type { PageProps, TableRoundView } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { WidgetPlace } from '@paddock/styleguide';

import { FullScreenButton } from './full-screen-button.tsx';
import { PlayerSharedSound, SharedSound } from './sound-button.tsx';
import view from './game-view.module.css';
import styles from './stage.module.css';

interface SharedHeadProps {
  /** The game's route. */
  readonly code: string;
  readonly title: string;
  readonly note: string;
  readonly mount: PageProps['mountWidget'];
  readonly round: TableRoundView | undefined;
  readonly isSignedIn: boolean;
}

/** The head of a game that many share, as the others have it: name, studio, return, star, sound and full screen. */
export function SharedHead({ code, title, note, mount, round, isSignedIn }: SharedHeadProps) {
  const t = useT('originals');
  const own = useMemo(() => ({ own: code, called: title }), [code, title]);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.by}>{t('page.by')}</span>
      <span className={styles.note}>{note}</span>
      <div className={styles.tools}>
        <WidgetPlace mount={mount} widget="casino/star" props={own} className={view.star} />
        {isSignedIn ? (
          <PlayerSharedSound code={code} round={round} />
        ) : (
          <SharedSound round={round} bets={[]} />
        )}
        <FullScreenButton />
      </div>
    </header>
  );
}
