import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, IconButton, TextInput } from '@paddock/styleguide';

import type { Said } from '../../../model/block-fields.ts';
import {
  tableOf,
  withCell,
  withNewColumn,
  withNewRow,
  withoutColumn,
  withoutRow,
} from '../../../model/edited-table.ts';
import styles from '../content.module.css';
import { useToldAbove } from './block-refused.tsx';
import { useTypedLanguage } from './typed-language.ts';

interface CellsFieldProps {
  readonly said: Said;
  readonly onChange: (said: Said) => void;
}

/** The cells of a table, its heads first. */
export function CellsField({ said, onChange }: CellsFieldProps) {
  const t = useT('desk');
  const written = useTypedLanguage();
  const toldAbove = useToldAbove();
  const table = tableOf(said);
  const lines = [table.columns, ...table.rows];
  const change = (next: typeof table) => onChange({ ...said, ...next });
  return (
    <div className={styles.cells} role="group" aria-label={t('content.fields.rows')}>
      {lines.map((cells, line) => (
        <div
          key={line}
          className={styles.cellLine}
          data-head={line === 0 || undefined}
          data-at={line === 0 ? 'columns' : String(line - 1)}
        >
          {cells.map((cell, column) => (
            <TextInput
              key={column}
              {...written}
              {...toldAbove(line === 0 ? `columns/${column}` : `rows/${line - 1}/${column}`)}
              data-at={line === 0 ? `columns/${column}` : `${line - 1}/${column}`}
              size={36}
              autoComplete="off"
              maxLength={line === 0 ? 200 : 1_000}
              aria-label={
                line === 0
                  ? t('content.head', { column: column + 1 })
                  : t('content.cell', { row: line, column: column + 1 })
              }
              value={cell}
              onChange={(event) => change(withCell(table, line, column, event.currentTarget.value))}
            />
          ))}
          {line > 0 && (
            <IconButton
              icon="close"
              iconSize={16}
              label={t('content.removePart', { name: t('content.fields.rows'), number: line })}
              disabled={table.rows.length === 1}
              onClick={() => change(withoutRow(table, line - 1))}
            />
          )}
        </div>
      ))}
      <ButtonRow>
        <Button size={32} variant="outline" icon="plus" onClick={() => change(withNewRow(table))}>
          {t('content.addRow')}
        </Button>
        <Button
          size={32}
          variant="outline"
          icon="plus"
          disabled={table.columns.length >= 8}
          onClick={() => change(withNewColumn(table))}
        >
          {t('content.addColumn')}
        </Button>
        <Button
          size={32}
          variant="quiet"
          disabled={table.columns.length <= 2}
          onClick={() => change(withoutColumn(table))}
        >
          {t('content.removeColumn')}
        </Button>
      </ButtonRow>
    </div>
  );
}
