import { matchName } from '@paddock/contract';
import type { TradingEventView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, classNames, LiveLamp, SportIcon } from '@paddock/styleguide';

import boardStyles from './board.module.css';
import styles from '../desk.module.css';
import { RoomBar } from '../room-bar.tsx';

interface BoardRowProps {
  readonly event: TradingEventView;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

/** A match in two lines: who plays and how it stands, what weighs most, why to look. */
export function BoardRow({ event, isShown, onOpen }: BoardRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { status, score, startsAtMs, home, away, championship, openMarkets, markets, alerts, isHeld } = event;
  const [worst] = event.risks;
  const isLive = status === 'live';
  return (
    <li>
      <button
        type="button"
        className={classNames(boardStyles.row, isShown && boardStyles.shown)}
        aria-current={isShown || undefined}
        data-testid="board-row"
        onClick={onOpen}
      >
        <SportIcon sport={event.sport} size={20} />
        <span className={boardStyles.match}>
          <span className={boardStyles.names}>{matchName({ home, away }, format.language)}</span>
          <span className={styles.dim}>
            {isLive ? <LiveLamp lamp>{score.join(':')}</LiveLamp> : format.dateTime(startsAtMs)} ·{' '}
            {format.name(championship)}
          </span>
        </span>
        <span className={boardStyles.marks}>
          {isHeld && <Badge tone="warning">{t('held')}</Badge>}
          {alerts.map((alert) => (
            <Badge key={alert} tone={alert === 'leap' ? 'warning' : 'danger'}>
              {t(`boardAlert.${alert}`)}
            </Badge>
          ))}
        </span>
        <span className={boardStyles.open} title={t('board.openMarkets')}>
          {openMarkets}/{markets}
        </span>
        <span className={boardStyles.worst}>
          {worst === undefined ? (
            <span className={styles.dim}>{t('board.noRisk')}</span>
          ) : (
            <>
              <span className={styles.dim}>
                {format.name(worst.names.market)} · {format.name(worst.names.outcome)}
              </span>
              <b className={styles.figure}>
                <bdi>{format.amount(worst.liability, 'EUR')}</bdi>
              </b>
              <RoomBar takenMilli={worst.roomTakenMilli} />
            </>
          )}
        </span>
      </button>
    </li>
  );
}
