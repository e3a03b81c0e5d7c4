import { lineLabel, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, OddsCell } from '@paddock/styleguide';

import { listColumns, marketOfColumn, type ListColumn } from '../model/list-columns.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './price-columns.module.css';

/** Letters over the price columns: 1 X 2, Total Over Under. */
export function ColumnLetters({ sport }: { readonly sport: string }) {
  const t = useT('betting');
  return listColumns(sport).map(({ key, type, outcomes, hasLine }) => {
    return (
      <div
        key={key}
        className={classNames(styles.group, styles.letters)}
        data-column={key}
        data-cells={outcomes.length}
        data-line={hasLine || undefined}
        aria-hidden
      >
        {hasLine && <span className={styles.line}>{t(`letter.${type}.line`)}</span>}
        {outcomes.map((outcome) => (
          <span key={outcome}>{t(`letter.${type}.${outcome}`)}</span>
        ))}
      </div>
    );
  });
}

/** The prices of a row, under their letters. */
export function PriceColumns({ event }: { readonly event: EventInfo }) {
  return listColumns(event.sport).map((column) => (
    <CellGroup key={column.key} event={event} column={column} />
  ));
}

function CellGroup({ event, column }: { readonly event: EventInfo; readonly column: ListColumn }) {
  const common = useT('common');
  const format = useFormat();
  const market = marketOfColumn(event.markets, column);
  const line = market?.specifiers['line'];
  return (
    <div
      className={styles.group}
      data-column={column.key}
      data-cells={column.outcomes.length}
      data-line={column.hasLine || undefined}
    >
      {column.hasLine && (
        <span className={styles.line}>
          {line === undefined ? '' : lineLabel(line, column.key === 'handicap', format)}
        </span>
      )}
      {column.outcomes.map((outcome) => {
        const text = common(`outcomeShort.${column.type}.${outcome}`);
        return market === undefined ? (
          <OddsCell key={outcome} oddsMilli={null} price="" label="" outcome={text} />
        ) : (
          <PriceCell key={outcome} event={event} market={market} outcome={outcome} text={text} />
        );
      })}
    </div>
  );
}
