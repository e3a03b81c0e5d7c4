import type { DragEvent } from 'react';
import { eventPath } from '@paddock/contract';
import { hrefFor, type EventInfo } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Flag, IconButton, Panel, ReadView, Skeleton } from '@paddock/styleguide';

import { CutName } from './cut-name.tsx';
import { EventSides } from './field/event-sides.tsx';
import styles from './multi-card.module.css';
import { MultiMarkets } from './multi-markets.tsx';
import { RowClock } from './row-clock.tsx';
import { useListWords } from './list-states.tsx';
import { GONE, useGame } from './use-game.ts';

export interface MultiCardProps {
  readonly eventId: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** By one place; or another match was dropped on this one, whose place it takes. */
  readonly onMove: (move: { readonly by: 1 | -1 } | { readonly dropped: string }, name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** What is dragged is told by this type, so that nothing else can be dropped. */
const DRAGGED = 'application/x-paddock-match';

/** One match among others: score, clock and main prices as they move. One that is over says so, and can be removed. */
export function MultiCard(props: MultiCardProps) {
  const { eventId, onMove } = props;
  const { event, isGone, value, reload } = useGame(eventId);
  const labels = useLabels();
  const words = useListWords();
  const t = useT('betting');
  const name = event === undefined ? t('multi.unnamed') : labels.match(event);
  function onDrop(drop: DragEvent): void {
    const dragged = drop.dataTransfer.getData(DRAGGED);
    if (dragged === '' || dragged === eventId) return;
    drop.preventDefault();
    onMove({ dropped: dragged }, name);
  }
  const over = <Over {...props} event={event} name={name} />;
  return (
    <Panel
      className={styles.card}
      data-multi={eventId}
      onDragOver={(drag) => {
        if (drag.dataTransfer.types.includes(DRAGGED)) drag.preventDefault();
      }}
      onDrop={onDrop}
    >
      <CardHead {...props} event={event} name={name} />
      {event === undefined ? (
        <ReadView
          // What was read comes as the live event; until it does there is nothing to show.
          value={value.status === 'ready' ? { status: 'loading' } : value}
          reload={reload}
          words={words}
          skeleton={<Skeleton shape="block" className={styles.waiting} />}
          refused={({ code }) => GONE.includes(code) && over}
        >
          {() => null}
        </ReadView>
      ) : (
        <>
          <a href={hrefFor(eventPath(event))} className={styles.teams}>
            <EventSides event={event} />
          </a>
          <div className={styles.markets}>
            {isGone || isOver(event) ? over : <MultiMarkets event={event} />}
          </div>
        </>
      )}
    </Panel>
  );
}

interface PartProps extends MultiCardProps {
  readonly event: EventInfo | undefined;
  readonly name: string;
}

/** Where it is played, its clock, and what moves and removes it. It is held here to be dragged. */
function CardHead({ eventId, event, name, isFirst, isLast, onMove, onRemove }: PartProps) {
  const t = useT('betting');
  return (
    <div
      className={styles.head}
      draggable
      onDragStart={(drag) => {
        drag.dataTransfer.setData(DRAGGED, eventId);
        drag.dataTransfer.effectAllowed = 'move';
      }}
    >
      {event && <Flag region={event.region.code} />}
      {event ? (
        <CutName name={event.championship.name} className={styles.championship} />
      ) : (
        <span className={styles.championship} />
      )}
      {event && !isOver(event) && <RowClock sport={event.sport} state={event.state} />}
      <span className={styles.buttons}>
        <IconButton
          icon="back"
          size={28}
          iconSize={16}
          label={t('multi.earlier', { name })}
          aria-disabled={isFirst}
          onClick={() => onMove({ by: -1 }, name)}
        />
        <IconButton
          icon="forward"
          size={28}
          iconSize={16}
          label={t('multi.later', { name })}
          aria-disabled={isLast}
          onClick={() => onMove({ by: 1 }, name)}
        />
        <IconButton
          icon="close"
          size={28}
          iconSize={16}
          label={t('multi.remove', { name })}
          onClick={() => onRemove(name)}
        />
      </span>
    </div>
  );
}

/** It is over or offered no more: how it stood, and the way out. */
function Over({ event, name, onRemove }: PartProps) {
  const t = useT('betting');
  const { status, score } = event?.state ?? { status: undefined, score: undefined };
  return (
    <div className={styles.over}>
      {score !== undefined && <b>{t('multi.finalScore', { home: score[0], away: score[1] })}</b>}
      <span>{status === 'ended' || status === 'cancelled' ? t(`over.${status}`) : t('multi.gone')}</span>
      <Button
        size={32}
        variant="outline"
        aria-label={t('multi.remove', { name })}
        onClick={() => onRemove(name)}
      >
        {t('multi.takeOut')}
      </Button>
    </div>
  );
}

function isOver({ state: { status } }: EventInfo): boolean {
  return status === 'ended' || status === 'cancelled';
}
