import type { TournamentPointsRule } from '@paddock/contract';
import type {
  BoardLine,
  TournamentBoard,
  TournamentCurrency,
  TournamentStanding,
} from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { CountBadge, EmptyState, MoneyText, Notice, Panel, SectionHeader } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import { pointsText, prizeAt } from '../../model/tournament.ts';
import styles from './tournaments.module.css';

interface BoardPanelProps {
  readonly board: TournamentBoard;
  readonly isStale: boolean;
  readonly points: TournamentPointsRule;
  readonly terms: TournamentCurrency;
  readonly mine: TournamentStanding | null;
}

/** The first of the tournament as they stand now; the player's own line stays in sight below them. */
export function BoardPanel({ board, isStale, points, terms, mine }: BoardPanelProps) {
  const t = useT('casino');
  const format = useFormat();
  const { lines, phase } = board;
  const isFinal = phase === 'finished';
  const pointsOf = (hundredths: number) => pointsText(hundredths, points === 'rounds', format.decimalMark);
  const prizeOf = ({ place, prize }: BoardLine): string => {
    if (prize !== null) return format.amount(prize.amount, prize.currency);
    const would = isFinal ? undefined : prizeAt(lines, place, terms);
    return would === undefined ? '' : format.amount(would, terms.currency);
  };
  const columns: readonly TableColumn<BoardLine>[] = [
    { id: 'place', header: t('tournament.board.place'), cell: ({ place }) => place },
    {
      id: 'who',
      header: t('tournament.board.player'),
      cell: ({ id, who }) => (id === mine?.id ? <b>{t('tournament.board.you')}</b> : who),
      primary: true,
    },
    {
      id: 'points',
      header: t('tournament.board.points'),
      align: 'end',
      cell: ({ pointsHundredths }) => pointsOf(pointsHundredths),
    },
    {
      id: 'prize',
      header: t(isFinal ? 'tournament.board.prize' : 'tournament.board.would'),
      align: 'end',
      cell: (line) => {
        const prize = prizeOf(line);
        return prize === '' ? '' : <MoneyText>{prize}</MoneyText>;
      },
    },
  ];
  const own = lines.find(({ id }) => id === mine?.id);
  const place = own?.place ?? mine?.place;
  return (
    <Panel bleed className={styles.board} data-testid="tournament-board">
      <SectionHeader
        title={t(isFinal ? 'tournament.board.results' : 'tournament.board.title')}
        actions={
          <CountBadge
            count={board.players}
            max={99_999}
            label={t('tournament.players', { count: board.players, shown: format.number(board.players) })}
          />
        }
      />
      {isStale && <Notice tone="warning" title={t('tournament.board.stale')} announce />}
      {lines.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={t(isFinal ? 'tournament.board.nobody' : 'tournament.board.none')}
          message={phase === 'running' ? t('tournament.board.noneText') : undefined}
        />
      ) : (
        <Table caption={t('tournament.board.title')} columns={columns} rows={lines} rowKey={({ id }) => id} />
      )}
      {mine !== null && (
        <p className={styles.mine} data-testid="tournament-mine">
          <b>{t('tournament.mine.you')}</b>
          <span>
            {place === null || place === undefined
              ? t('tournament.mine.noPlace')
              : t('tournament.mine.place', { place: format.number(place) })}
          </span>
          <span>
            {t('tournament.mine.points', {
              points: pointsOf(own?.pointsHundredths ?? mine.pointsHundredths),
            })}
          </span>
          <span className={styles.dim}>{t('tournament.mine.rounds', { count: mine.rounds })}</span>
          {mine.prize !== null && (
            <span>
              {t(mine.paidAtMs === null ? 'tournament.mine.won' : 'tournament.mine.paid', {
                amount: format.amount(mine.prize, mine.currency),
              })}
            </span>
          )}
        </p>
      )}
    </Panel>
  );
}
