import { useState } from 'react';
import type { TradingBoardView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LoadMore,
  Notice,
  Panel,
  ReadView,
  SegmentedControl,
  SkeletonRows,
  TextButton,
  TextInput,
} from '@paddock/styleguide';

import { TYPED_MOST, type DeskView } from '../../model/desk-view.ts';
import boardStyles from './board.module.css';
import { SportSelect } from '../sport-select.tsx';
import { useDeskRead } from '../session/use-desk-read.ts';
import { BoardRow } from './board-row.tsx';

const EVERY_MS = 3_000;

interface BoardProps {
  readonly view: DeskView;
  readonly onView: (view: DeskView) => void;
  readonly onEvent: (eventId: string) => void;
}

/** What is offered, most at risk first. */
export function Board({ view, onView, onEvent }: BoardProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('board.slow') });
  const { section, sport, typed } = view;
  const [after, setAfter] = useState<string>();
  const read = useDeskRead(
    `trading-board ${section ?? ''} ${sport ?? ''} ${after ?? ''} ${typed ?? ''}`,
    (as) => api.get('/operator-api/trading-board', { ...as, query: { section, sport, typed, after } }),
    EVERY_MS,
  );
  const choose = (changed: Partial<DeskView>) => {
    setAfter(undefined);
    onView({ ...view, ...changed });
  };
  return (
    <Panel>
      <div className={boardStyles.filters}>
        <TextInput
          type="search"
          icon="search"
          size={36}
          autoComplete="off"
          aria-label={t('board.find')}
          placeholder={t('board.find')}
          maxLength={TYPED_MOST}
          value={typed ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ typed: value === '' ? undefined : value })}
        />
        <SegmentedControl
          label={t('board.section')}
          value={section ?? 'all'}
          onValueChange={(value) =>
            choose({ section: value === 'live' || value === 'line' ? value : undefined })
          }
          segments={(['all', 'live', 'line'] as const).map((value) => ({
            value,
            label: t(`board.sections.${value}`),
          }))}
        />
        <SportSelect sport={sport} onSport={(next) => choose({ sport: next })} />
      </div>
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={12} />}
        empty={({ events }) => events.length === 0 && <EmptyState title={t('board.empty')} />}
      >
        {(board) => (
          <>
            {after !== undefined && (
              <p className={boardStyles.filters}>
                <TextButton onClick={() => setAfter(undefined)}>{t('board.first')}</TextButton>
              </p>
            )}
            <Rows board={board} shown={view.event} onEvent={onEvent} />
            {board.next !== null && (
              <LoadMore label={t('board.further')} onMore={() => setAfter(board.next ?? undefined)} />
            )}
          </>
        )}
      </ReadView>
    </Panel>
  );
}

interface RowsProps {
  readonly board: TradingBoardView;
  readonly shown: string | undefined;
  readonly onEvent: (eventId: string) => void;
}

function Rows({ board: { events, producers }, shown, onEvent }: RowsProps) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <>
      {producers
        .filter(({ isUp }) => !isUp)
        .map(({ name, downSinceMs }) => (
          <Notice key={name} tone="danger" size="small">
            {t('board.silent', { name, time: downSinceMs === null ? '' : format.time(downSinceMs) })}
          </Notice>
        ))}
      <ul className={boardStyles.rows}>
        {events.map((event) => (
          <BoardRow
            key={event.eventId}
            event={event}
            isShown={event.eventId === shown}
            onOpen={() => onEvent(event.eventId)}
          />
        ))}
      </ul>
    </>
  );
}
