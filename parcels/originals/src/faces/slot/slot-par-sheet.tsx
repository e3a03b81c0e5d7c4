import type { Ratio } from '@paddock/contract';
import {
  FREE_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  parSheet,
  SCATTER_PAYS,
  STRIPS,
  type PayingSymbol,
  type SlotSymbol,
} from '@paddock/games/slot';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Disclosure } from '@paddock/styleguide';

import { PayList } from '../scene/pay-list.tsx';
import { timesText } from '../scene/times-text.ts';
import styles from './slot-par-sheet.module.css';
import { SlotSymbolDefinitions, SlotSymbolDrawing } from './slot-symbols.tsx';

const PAYING = Object.keys(LINE_PAYS) as readonly PayingSymbol[];
const SYMBOLS: readonly SlotSymbol[] = [...PAYING, 'W', 'S'];
const OF_A_KIND = [3, 4, 5];
const floatOf = ({ num, den }: Ratio): number => Number((num * 100_000_000n) / den) / 100_000_000;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The open par sheet: everything by which anybody can count the return again. */
export function SlotParSheet() {
  const t = useT('originals');
  const format = useFormat();
  const sheet = parSheet();
  const percent = (part: Ratio) =>
    t('games.slot.percent', { value: format.number(rounded(100 * floatOf(part), 3)) });
  return (
    <div className={styles.sheet}>
      <SlotSymbolDefinitions />
      <PayList
        label={t('games.slot.par.return')}
        lines={[
          { what: t('games.slot.par.lines'), pays: percent(sheet.lines) },
          { what: t('games.slot.par.scatters'), pays: percent(sheet.scatters) },
          { what: t('games.slot.par.freeSpins'), pays: percent(sheet.freeSpins) },
          { what: t('games.slot.par.total'), pays: percent(sheet.total), isOn: true },
        ]}
      />
      <PayList
        label={t('games.slot.par.course')}
        lines={[
          { what: t('games.slot.par.hitRate'), pays: percent(sheet.hitRate) },
          { what: t('games.slot.par.freeSpinsRate'), pays: percent(sheet.freeSpinsRate) },
          {
            what: t('games.slot.par.volatility'),
            pays: format.number(rounded(Math.sqrt(floatOf(sheet.variance)), 3)),
          },
        ]}
      />
      <div className={styles.wide}>
        <table className={styles.table}>
          <caption>{t('games.slot.par.pays')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('games.slot.par.symbol')}</th>
              {OF_A_KIND.map((count) => (
                <th key={count} scope="col">
                  {format.number(count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAYING.map((symbol) => (
              <tr key={symbol}>
                <SymbolName symbol={symbol} />
                {LINE_PAYS[symbol].map((milli, at) => (
                  <td key={at}>{timesText(format, milli)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <SymbolName symbol="S" />
              {SCATTER_PAYS.slice(3).map((milli, at) => (
                <td key={at}>{timesText(format, milli)}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p>{t('games.slot.par.scattersNote', { count: FREE_SPINS, factor: FREE_FACTOR })}</p>
      </div>
      <div className={styles.wide}>
        <table className={styles.table}>
          <caption>{t('games.slot.par.stops')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('games.slot.par.symbol')}</th>
              {STRIPS.map((_, reel) => (
                <th key={reel} scope="col">
                  {format.number(reel + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SYMBOLS.map((symbol) => (
              <tr key={symbol}>
                <SymbolName symbol={symbol} />
                {STRIPS.map((strip, reel) => (
                  <td key={reel}>{format.number(strip.filter((each) => each === symbol).length)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Disclosure title={t('games.slot.par.linesDrawn')}>
        <ol className={styles.lines}>
          {LINES.map((rows, line) => (
            <li key={line}>
              <svg viewBox="0 0 50 30" className={styles.line} aria-hidden>
                <polyline points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
              </svg>
              {t('games.slot.par.line', { nr: line + 1, rows: rows.map((row) => row + 1).join(' ') })}
            </li>
          ))}
        </ol>
      </Disclosure>
      <Disclosure title={t('games.slot.par.strips')}>
        <div className={styles.strips}>
          {STRIPS.map((strip, reel) => (
            <ol key={reel} aria-label={t('games.slot.par.reel', { nr: reel + 1 })}>
              {strip.map((symbol, stop) => (
                <li key={stop}>
                  <small>{format.number(stop + 1)}</small>
                  <SlotSymbolDrawing symbol={symbol} name={t(`games.slot.symbol.${symbol}`)} />
                </li>
              ))}
            </ol>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function SymbolName({ symbol }: { readonly symbol: SlotSymbol }) {
  const t = useT('originals');
  return (
    <th scope="row">
      <span className={styles.name}>
        <SlotSymbolDrawing symbol={symbol} />
        {t(`games.slot.symbol.${symbol}`)}
      </span>
    </th>
  );
}
