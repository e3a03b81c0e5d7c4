import { tableOf, withCell, withNewColumn, withNewRow, withoutColumn, withoutRow } from './edited-table.ts';

const TABLE = tableOf({ block: 'table', caption: 'Ways', columns: ['Way', 'Least'], rows: [['Card', '5']] });

describe('a table that is edited', () => {
  it('has as many cells in each row as heads, whatever is added and removed', () => {
    const wide = withNewColumn(withNewRow(TABLE));
    expect(wide).toEqual({
      columns: ['Way', 'Least', ''],
      rows: [
        ['Card', '5', ''],
        ['', '', ''],
      ],
    });
    expect(withoutColumn(withoutRow(wide, 1))).toEqual(TABLE);
  });

  it('takes heads and cells where they were typed', () => {
    expect(withCell(TABLE, 0, 1, 'At least').columns).toEqual(['Way', 'At least']);
    expect(withCell(TABLE, 1, 0, 'Bank').rows).toEqual([['Bank', '5']]);
    expect(withCell(TABLE, 7, 0, 'x')).toEqual(TABLE);
  });
});
