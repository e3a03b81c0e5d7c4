import { useRef, useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  PageLayout,
  Panel,
  SegmentedControl,
  useReady,
  VisuallyHidden,
} from '@paddock/styleguide';

import { COLUMN_CHOICES, multiBoard, MULTI_MOST } from '../model/multi-board.ts';
import { MultiCard, type MultiCardProps } from '../parts/multi-card.tsx';
import styles from '../parts/multi-card.module.css';
import { MultiPicker } from '../parts/multi-picker.tsx';
import { useMultiBoard } from '../parts/use-multi-board.ts';

/** Several live matches side by side, in an order of one's own that this browser keeps (S2-08). */
export function MultiPage() {
  const t = useT('betting');
  const board = useMultiBoard();
  const { eventIds, columns } = board;
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  useReady(true);

  const onMove =
    (eventId: string): MultiCardProps['onMove'] =>
    (move, name) => {
      // A match that is dragged takes the place of the one it is dropped on.
      const [moved, to] =
        'by' in move
          ? [eventId, eventIds.indexOf(eventId) + move.by]
          : [move.dropped, eventIds.indexOf(eventId)];
      multiBoard().move(moved, to);
      if ('dropped' in move) return;
      const place = multiBoard().snapshot().eventIds.indexOf(eventId) + 1;
      setSaid(t('multi.moved', { name, place, count: eventIds.length }));
    };
  const onRemove = (eventId: string) => (name: string) => {
    multiBoard().remove(eventId);
    setSaid(t('multi.removed', { name }));
    // The button that was pressed is gone with its card.
    list.current?.focus();
  };

  return (
    <PageLayout title={t('seo.multi.title')}>
      <Panel bleed className={styles.bar}>
        <span>{t('multi.count', { count: eventIds.length, most: MULTI_MOST })}</span>
        <SegmentedControl
          label={t('multi.columns')}
          className={styles.columns}
          value={String(columns)}
          onValueChange={(value) => multiBoard().setColumns(Number(value))}
          segments={COLUMN_CHOICES.map((count) => ({
            value: String(count),
            label: t('multi.columnCount', { count }),
          }))}
        />
      </Panel>
      <VisuallyHidden as="p" live="polite">
        {said}
      </VisuallyHidden>
      {eventIds.length === 0 ? (
        <Panel bleed>
          <EmptyState icon="grid" title={t('multi.empty.title')} message={t('multi.empty.text')} />
        </Panel>
      ) : (
        <ul
          ref={list}
          className={styles.grid}
          data-columns={columns}
          aria-label={t('multi.list')}
          tabIndex={-1}
        >
          {eventIds.map((id, at) => (
            <li key={id} className={styles.place}>
              <MultiCard
                eventId={id}
                isFirst={at === 0}
                isLast={at === eventIds.length - 1}
                onMove={onMove(id)}
                onRemove={onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <MultiPicker board={board} />
    </PageLayout>
  );
}
