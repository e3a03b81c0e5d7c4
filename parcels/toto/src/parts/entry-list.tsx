import { useState } from 'react';
import type { TotoCouponView, TotoDrawView } from '@paddock/contract/schemas';
import { writeChoice, type Entry, type PoolKind } from '@paddock/games/toto';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT, type Read } from '@paddock/shared-utils/react';
import { ReadView, Skeleton } from '@paddock/styleguide';

import styles from './coupon-card.module.css';
import { EventList } from './event-list.tsx';
import { HitsSoFar } from './hits-so-far.tsx';
import { READ_EVERY_MS } from './read-every.ts';
import { usePoolWords } from './use-pool-words.ts';

/** Entries that are shown without being asked for. */
const SHOWN = 3;

interface EntryListProps {
  readonly coupon: TotoCouponView;
  readonly kind: PoolKind;
}

/**
 * Entries of a coupon, a line each, which open to their matches. The draw is read once results may be there, and for an entry
 * that is opened.
 */
export function EntryList({ coupon, kind }: EntryListProps) {
  const t = useT('toto');
  const [isAsked, setAsked] = useState(false);
  const [isOver, setOver] = useState(false);
  const draw = useRead({
    ...readOf('/web-api/toto/draws/:id', { params: { id: coupon.drawId } }),
    ...(coupon.phase !== 'closed' && !isAsked && { key: null }),
    on: ['toto:coupon'],
    everyMs: isOver ? undefined : READ_EVERY_MS,
  });
  const isOverNow = draw.value.status === 'ready' && draw.value.data.result !== null;
  if (isOverNow !== isOver) setOver(isOverNow);
  const line = (entry: Entry, at: number) => (
    <EntryFold key={at} entry={entry} kind={kind} draw={draw} onOpen={() => setAsked(true)} />
  );
  const rest = coupon.entries.slice(SHOWN);
  return (
    <>
      <ol className={styles.entries}>{coupon.entries.slice(0, SHOWN).map(line)}</ol>
      {rest.length > 0 && (
        <details>
          <summary>{t('coupon.moreEntries', { count: rest.length })}</summary>
          <ol className={styles.entries}>{rest.map(line)}</ol>
        </details>
      )}
    </>
  );
}

interface EntryFoldProps {
  readonly entry: Entry;
  readonly kind: PoolKind;
  readonly draw: Read<TotoDrawView>;
  readonly onOpen: () => void;
}

function EntryFold({ entry, kind, draw, onOpen }: EntryFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const words = usePoolWords();
  const { value, reload } = draw;
  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) onOpen();
        }}
      >
        <summary className={styles.entry}>
          <bdi dir="ltr">{entry.map((choice) => writeChoice(kind, choice)).join(' ')}</bdi>
          {value.status === 'ready' && <HitsSoFar entry={entry} draw={value.data} />}
        </summary>
        {isOpen && (
          <ReadView
            value={value}
            reload={reload}
            words={words}
            skeleton={<Skeleton shape="block" height="30vh" />}
          >
            {({ events }) => (
              <EventList events={events} question={kind.question} entry={entry} className={styles.matches} />
            )}
          </ReadView>
        )}
      </details>
    </li>
  );
}
