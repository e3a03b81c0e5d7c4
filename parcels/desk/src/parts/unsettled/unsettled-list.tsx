import { useState } from 'react';
import { matchName } from '@paddock/contract';
import type { UnsettledEvent } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  classNames,
  EmptyState,
  LoadMore,
  Panel,
  ReadView,
  SkeletonRows,
  SportIcon,
  TextButton,
} from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { useDeskRead } from '../session/use-desk-read.ts';
import { openBetsOf, reasonsOf, stakesOf } from '../../model/unsettled-sums.ts';

const EVERY_MS = 5_000;

interface UnsettledListProps {
  readonly shown: string | undefined;
  readonly onEvent: (eventId: string) => void;
}

/** Events that are over with bets open on them, why they wait and how much money with them. */
export function UnsettledList({ shown, onEvent }: UnsettledListProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('unsettled.slow') });
  const [after, setAfter] = useState<string>();
  const read = useDeskRead(
    `unsettled ${after ?? ''}`,
    (as) => api.get('/operator-api/unsettled', { ...as, query: { after } }),
    EVERY_MS,
  );
  return (
    <Panel>
      <p className={classNames(styles.dim, boardStyles.filters)}>
        {t('unsettled.lead')}{' '}
        {after !== undefined && (
          <TextButton onClick={() => setAfter(undefined)}>{t('board.first')}</TextButton>
        )}
      </p>
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={6} />}
        empty={({ events }) => events.length === 0 && <EmptyState title={t('unsettled.empty')} />}
      >
        {({ events, next }) => (
          <>
            <ul className={boardStyles.rows}>
              {events.map((event) => (
                <UnsettledRow
                  key={event.eventId}
                  event={event}
                  isShown={event.eventId === shown}
                  onOpen={() => onEvent(event.eventId)}
                />
              ))}
            </ul>
            {next !== null && <LoadMore label={t('board.further')} onMore={() => setAfter(next)} />}
          </>
        )}
      </ReadView>
    </Panel>
  );
}

interface UnsettledRowProps {
  readonly event: UnsettledEvent;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

function UnsettledRow({ event, isShown, onOpen }: UnsettledRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { sport, home, away, producer, overSinceMs, isLate } = event;
  return (
    <li>
      <button
        type="button"
        className={classNames(boardStyles.row, isShown && boardStyles.shown)}
        aria-current={isShown || undefined}
        data-testid="unsettled-row"
        onClick={onOpen}
      >
        <SportIcon sport={sport} size={20} />
        <span className={boardStyles.match}>
          <span className={boardStyles.names}>{matchName({ home, away }, format.language)}</span>
          <span className={styles.dim}>
            {t('unsettled.since', { time: format.dateTime(overSinceMs), producer })}
          </span>
        </span>
        <span className={boardStyles.marks}>
          {isLate && <Badge tone="danger">{t('unsettled.late')}</Badge>}
          {reasonsOf(event).map((reason) => (
            <Badge key={reason} tone={reason === 'settling' ? 'neutral' : 'warning'}>
              {t(`unsettled.reasons.${reason}`)}
            </Badge>
          ))}
        </span>
        <span className={boardStyles.worst}>
          <span className={styles.dim}>{t('unsettled.bets', { count: openBetsOf(event) })}</span>
          {stakesOf(event).map(({ currency, amount }) => (
            <b key={currency} className={styles.figure}>
              <bdi>{format.amount(amount, currency)}</bdi>
            </b>
          ))}
        </span>
      </button>
    </li>
  );
}
