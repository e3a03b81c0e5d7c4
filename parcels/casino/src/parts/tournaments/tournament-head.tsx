import type { TournamentBoard, TournamentCurrency, TournamentView } from '@paddock/contract/schemas';
import { parseAmount } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, Panel } from '@paddock/styleguide';

import { GamePicture } from '../game-picture.tsx';
import { JoinPanel } from './join-panel.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { TimeLeft } from './time-left.tsx';
import styles from './tournaments.module.css';

interface TournamentHeadProps {
  readonly tournament: TournamentView;
  readonly board: TournamentBoard;
  readonly terms: TournamentCurrency;
  readonly onJoined: () => void;
}

/** What can be won, until when, and the way in. */
export function TournamentHead({ tournament, board, terms, onJoined }: TournamentHeadProps) {
  const t = useT('casino');
  const format = useFormat();
  const { opensAtMs, closesAtMs, resultsAtMs, games } = tournament;
  const { phase } = board;
  const fund = terms.prizes.reduce((sum, prize) => sum + (parseAmount(prize, terms.currency) ?? 0n), 0n);
  const waits = {
    coming: opensAtMs,
    running: closesAtMs,
    settling: resultsAtMs,
    finished: null,
    cancelled: null,
  };
  return (
    <Panel className={styles.head}>
      <div className={styles.headPictures} aria-hidden>
        {games.slice(0, 3).map((game) => (
          <GamePicture key={game.id} game={game} isFirst />
        ))}
      </div>
      <div className={styles.headWords}>
        <span className={styles.badges}>
          <PhaseBadge phase={phase} />
        </span>
        <p className={styles.fund}>
          <MoneyText size={28}>{format.money(fund, terms.currency)}</MoneyText>{' '}
          <span className={styles.dim}>{t('tournament.places', { count: terms.prizes.length })}</span>
        </p>
        <p className={styles.when}>
          {t(`tournament.when.${phase}`, {
            opens: format.dateTime(opensAtMs),
            closes: format.dateTime(closesAtMs),
            results: format.dateTime(resultsAtMs),
          })}{' '}
          <TimeLeft untilMs={waits[phase]} isOpening={phase === 'coming'} />
        </p>
        <JoinPanel tournament={{ ...tournament, board }} onJoined={onJoined} />
      </div>
    </Panel>
  );
}
