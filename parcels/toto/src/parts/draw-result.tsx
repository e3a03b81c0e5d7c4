import type { TotoDividend, TotoDrawView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, Notice, Panel, SectionHeader } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { hasJackpot } from '../model/has-jackpot.ts';
import styles from './draw-view.module.css';
import { LotCheck } from './lot-check.tsx';

interface DrawResultProps {
  readonly draw: TotoDrawView;
  readonly result: NonNullable<TotoDrawView['result']>;
}

const SUMS = ['stakes', 'house', 'jackpotBefore', 'paid', 'jackpotAfter'] as const;
/** Said where there is one. */
const JACKPOTS: readonly string[] = ['jackpotBefore', 'jackpotAfter'];

/** What a draw paid by category, where the rest went, and what its lots are recomputed from. */
export function DrawResult({ draw, result }: DrawResultProps) {
  const t = useT('toto');
  const format = useFormat();
  const amount = (text: string): string => format.amount(text, draw.currency);
  if (draw.phase === 'off')
    return (
      <Notice tone="info" title={t('result.off')}>
        {t('result.offText', { least: draw.leastPlayed })}
      </Notice>
    );
  const sums = SUMS.filter((name) => !JACKPOTS.includes(name) || hasJackpot(result[name]));
  return (
    <Panel>
      <SectionHeader title={t('result.title')} />
      <Table<TotoDividend>
        caption={t('result.title')}
        rows={result.dividends}
        rowKey={({ hits }) => String(hits)}
        columns={[
          {
            id: 'hits',
            header: t('result.hits'),
            primary: true,
            cell: ({ hits }) => t('result.right', { count: hits }),
          },
          {
            id: 'winners',
            header: t('result.winners'),
            align: 'end',
            cell: ({ winners }) => format.number(Number(winners)),
          },
          {
            id: 'amount',
            header: t('result.amount'),
            align: 'end',
            cell: (one) => <MoneyText>{amount(one.amount)}</MoneyText>,
          },
          {
            id: 'column',
            header: t('result.column'),
            align: 'end',
            cell: (one) => <MoneyText>{amount(one.column)}</MoneyText>,
          },
        ]}
      />
      <div className={styles.sums}>
        <dl className={styles.figures}>
          {sums.map((name) => (
            <div key={name}>
              <dt>{t(`result.${name}`)}</dt>
              <dd>
                <MoneyText>{amount(result[name])}</MoneyText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {draw.unplayed === 'by-lot' && <LotCheck draw={draw} result={result} />}
    </Panel>
  );
}
