import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { TournamentView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import {
  useFormat,
  useLanguage,
  useRead,
  useServerNow,
  useT,
  useTournament,
} from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView, Skeleton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { TileRow } from '../parts/tile-row.tsx';
import { BoardPanel } from '../parts/tournaments/board-panel.tsx';
import { PrizesPanel } from '../parts/tournaments/prizes-panel.tsx';
import { RulesPanel } from '../parts/tournaments/rules-panel.tsx';
import { TournamentHead } from '../parts/tournaments/tournament-head.tsx';
import { useTournamentWords } from '../parts/tournaments/tournament-words.ts';
import styles from '../parts/tournaments/tournaments.module.css';
import { useTerms } from '../parts/tournaments/use-terms.ts';
import { usePlayable } from '../parts/use-playable.ts';
import { useSeoNames } from '../parts/use-seo-names.ts';

/** One tournament: what is won, how, who leads, how the player stands, and the games it counts for (S2-48). */
export function TournamentPage({ params, setSeo }: PageProps) {
  const t = useT('casino');
  const format = useFormat();
  useLanguage();
  useReady(true);
  const id = params['tournamentId'] ?? '';
  const { value, reload } = useRead({
    ...readOf('/web-api/tournaments/:id', { params: { id }, query: usePlayable() }),
    on: ['tournaments:moved', 'tournaments:paid'],
  });
  const name = value.status === 'ready' ? format.name(value.data.name) : undefined;
  const isGone = value.status === 'error' && value.problem.code === 'TOURNAMENT_UNKNOWN';
  useSeoNames(setSeo, { name, gone: isGone ? t('tournament.unknown') : undefined });
  return (
    <CasinoLayout title={name ?? t('seo.tournament.title')}>
      <ReadView
        value={value}
        reload={reload}
        words={useTournamentWords()}
        skeleton={
          <>
            <Skeleton shape="block" height="220px" />
            <Skeleton shape="block" height="60vh" />
          </>
        }
        refused={({ code }) =>
          code === 'TOURNAMENT_UNKNOWN' && (
            <EmptyState
              icon="trophy"
              title={t('tournament.unknown')}
              action={
                <LinkButton variant="outline" href={hrefFor('/tournaments')}>
                  {t('seo.tournaments.title')}
                </LinkButton>
              }
            />
          )
        }
      >
        {(tournament) => <Tournament tournament={tournament} reload={reload} />}
      </ReadView>
    </CasinoLayout>
  );
}

/** How often the player's own place is read while others move theirs. */
const OWN_PLACE_EVERY_MS = 15_000;

interface TournamentProps {
  readonly tournament: TournamentView;
  readonly reload: () => void;
}

function Tournament({ tournament, reload }: TournamentProps) {
  const t = useT('casino');
  const live = useTournament(tournament.id);
  const terms = useTerms(tournament);
  const board = 'board' in live ? live.board : tournament.board;
  const { mine } = tournament;
  // Behind the lines that are told a place changes by what others do.
  const isBehind = mine !== null && mine.place !== null && !board.lines.some(({ id }) => id === mine.id);
  const turn = useServerNow(isBehind && board.phase === 'running' ? OWN_PLACE_EVERY_MS : null);
  const isAsRead = board.phase === tournament.board.phase;
  useEffect(() => {
    if (!isAsRead) reload();
  }, [isAsRead, board.phase, reload]);
  useEffect(() => {
    if (isBehind) reload();
  }, [turn, isBehind, reload]);
  if (terms === undefined) return null;
  return (
    <>
      <TournamentHead tournament={tournament} board={board} terms={terms} onJoined={reload} />
      <div className={styles.columns}>
        <BoardPanel
          board={board}
          isStale={live.status === 'stale'}
          points={tournament.points}
          terms={terms}
          mine={mine}
        />
        <div className={styles.side}>
          <PrizesPanel terms={terms} />
          <RulesPanel tournament={tournament} terms={terms} />
        </div>
      </div>
      {tournament.games.length > 0 && (
        <TileRow title={t('tournament.games')} count={tournament.gamesTotal} games={tournament.games} />
      )}
    </>
  );
}
