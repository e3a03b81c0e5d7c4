import type { EventStatisticsView, TableRow } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Flag, Panel, SectionHeader } from '@paddock/styleguide';

import { SideName } from './side-name.tsx';
import figures from './figures.module.css';

type Figure = 'played' | 'won' | 'drawn' | 'lost' | 'difference' | 'points' | 'share';

/** The championship's table as it is now, with both sides marked. */
export function StandingsPanel({
  statistics: { event, table },
}: {
  readonly statistics: EventStatisticsView;
}) {
  const t = useT('results');
  const format = useFormat();
  const { sport, championship, region } = event;
  const marked = [event.home.name.en, event.away.name.en];
  const columns = figuresOf(table.rows);
  return (
    <Panel bleed>
      <SectionHeader dense lead={<Flag region={region.code} />} title={format.name(championship.name)} />
      {table.sinceMs === null ? (
        <p className={figures.quiet}>{t('stat.table.none')}</p>
      ) : (
        <>
          <table className={figures.table}>
            <caption className={figures.caption}>{format.name(championship.name)}</caption>
            <thead>
              <tr>
                <th scope="col" className={figures.figure}>
                  <abbr title={t('stat.table.place')}>№</abbr>
                </th>
                <th scope="col">{t('stat.table.team')}</th>
                {columns.map((figure) => (
                  <th key={figure} scope="col" className={figures.figure}>
                    <abbr title={t(`stat.table.${figure}`)}>{t(`stat.table.short.${figure}`)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr
                  key={row.team.name.en}
                  className={classNames(marked.includes(row.team.name.en) && figures.marked)}
                >
                  <td className={figures.figure}>{row.place}</td>
                  <th scope="row">
                    <SideName sport={sport} side={row.team} />
                  </th>
                  {columns.map((figure) => (
                    <td key={figure} className={figures.figure} data-figure={figure}>
                      {written(figureOf(row, figure), figure, format.number)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={figures.quiet}>{t('stat.table.since', { day: format.date(table.sinceMs) })}</p>
        </>
      )}
    </Panel>
  );
}

/** Where no match can be drawn, or none was, there is no column of draws. */
function figuresOf(rows: readonly TableRow[]): readonly Figure[] {
  const hasPoints = rows.some(({ points }) => points !== null);
  const hasDraws = hasPoints || rows.some(({ drawn }) => drawn > 0);
  return [
    'played',
    'won',
    ...(hasDraws ? (['drawn'] as const) : []),
    'lost',
    'difference',
    hasPoints ? 'points' : 'share',
  ];
}

function figureOf(row: TableRow, figure: Figure): number {
  if (figure === 'difference') return row.scored - row.conceded;
  if (figure === 'share') return Math.round((100 * (row.won + row.drawn / 2)) / row.played);
  return row[figure] ?? 0;
}

function written(value: number, figure: Figure, write: (value: number) => string): string {
  return figure === 'difference' && value > 0 ? `+${write(value)}` : write(value);
}
