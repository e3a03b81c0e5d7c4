import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { classNames, OddsCell } from '@paddock/styleguide';

import { lineText } from '../model/line-text.ts';
import { marketOfColumn, type ListColumn } from '../model/list-columns.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './price-columns.module.css';

/** Letters over the price columns: 1 X 2, Total Over Under. The Asian view has the column's name instead. */
export function ColumnLetters({ columns }: { readonly columns: readonly ListColumn[] }) {
  const format = useFormat();
  const t = useT('betting');
  return columns.map(({ key, type: { outcomes, line, lineHead } }) => {
    return (
      <div
        key={key}
        className={classNames(styles.group, styles.letters)}
        data-column={key}
        data-cells={outcomes.length}
        data-line={line && true}
        data-title={key === 'next' ? undefined : t(`columnShort.${key}`)}
        aria-hidden
      >
        {line && <span className={styles.line}>{lineHead && format.name(lineHead)}</span>}
        {outcomes.map(({ code, name, short = name, letter = short }) => (
          <span key={code}>{format.name(letter)}</span>
        ))}
      </div>
    );
  });
}

interface PriceColumnsProps {
  readonly event: EventInfo;
  readonly columns: readonly ListColumn[];
}

/** The prices of a row, under their letters. */
export function PriceColumns({ event, columns }: PriceColumnsProps) {
  return columns.map((column) => <CellGroup key={column.key} event={event} column={column} />);
}

function CellGroup({ event, column }: { readonly event: EventInfo; readonly column: ListColumn }) {
  const format = useFormat();
  const labels = useLabels();
  const { type } = column;
  const market = marketOfColumn(event.markets, column);
  const named = market ?? { type, specifiers: {} };
  return (
    <div
      className={styles.group}
      data-column={column.key}
      data-cells={type.outcomes.length}
      data-line={type.line && true}
    >
      {type.line && (
        <span className={styles.line} dir="ltr">
          {market && lineText(market, format)}
        </span>
      )}
      {type.outcomes.map(({ code: outcome }) => {
        const text = labels.outcome(named, outcome, event, 'short');
        return market === undefined ? (
          <OddsCell key={outcome} oddsMilli={null} price="" label="" outcome={text} />
        ) : (
          <PriceCell key={outcome} event={event} market={market} outcome={outcome} text={text} />
        );
      })}
    </div>
  );
}
