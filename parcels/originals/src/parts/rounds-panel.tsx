import type { ReactNode } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, MoneyText, Panel, SectionHeader, TextLink } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import { checkPath } from '../model/check-link.ts';
import type { PlayedRound } from '../model/played-round.ts';

interface RoundsTableProps {
  readonly rounds: readonly PlayedRound[];
  readonly onCheck: (() => void) | undefined;
}

/** Rounds with what they cost and paid, each with the way to its check. */
export function RoundsTable({ rounds, onCheck }: RoundsTableProps) {
  const t = useT('originals');
  const { money, dateTime } = useFormat();
  const columns: readonly TableColumn<PlayedRound>[] = [
    { id: 'time', header: t('rounds.time'), cell: (round) => dateTime(round.beganAtMs), primary: true },
    {
      id: 'staked',
      header: t('rounds.staked'),
      align: 'end',
      cell: ({ isFree, stakedMinor, currency }) =>
        isFree === true ? t('rounds.free') : <MoneyText>{money(stakedMinor, currency)}</MoneyText>,
    },
    {
      id: 'paid',
      header: t('rounds.paid'),
      align: 'end',
      cell: ({ paidMinor, isVoid, currency }) =>
        paidMinor === undefined ? (
          t('rounds.open')
        ) : (
          <MoneyText tone={paidMinor > 0n ? 'plain' : 'dim'}>
            {isVoid ? t('rounds.void', { amount: money(paidMinor, currency) }) : money(paidMinor, currency)}
          </MoneyText>
        ),
    },
    {
      id: 'result',
      header: t('rounds.result'),
      align: 'end',
      cell: ({ paidMinor, stakedMinor, isFree, currency }) =>
        paidMinor === undefined ? (
          '–'
        ) : (
          <Result minor={isFree === true ? paidMinor : paidMinor - stakedMinor} currency={currency} />
        ),
    },
    {
      id: 'check',
      header: t('rounds.check'),
      align: 'end',
      cell: (round) =>
        round.paidMinor === undefined ? (
          '–'
        ) : (
          <TextLink href={hrefFor(checkPath(round))} onClick={onCheck}>
            {t('rounds.check')}
          </TextLink>
        ),
    },
  ];
  return <Table caption={t('rounds.title')} columns={columns} rows={rounds} rowKey={(round) => round.id} />;
}

function Result({ minor, currency }: { readonly minor: bigint; readonly currency: string }) {
  const { money } = useFormat();
  const sign = minor > 0n ? '+' : '';
  return (
    <MoneyText tone={minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain'}>
      {`${sign}${money(minor, currency)}`}
    </MoneyText>
  );
}

interface RoundsPanelProps {
  readonly isDemo: boolean;
  /** What the next round is drawn from. */
  readonly fair: ReactNode;
  readonly children: ReactNode;
}

/** The panel they stand in. */
export function RoundsPanel({ isDemo, fair, children }: RoundsPanelProps) {
  const t = useT('originals');
  return (
    <Panel bleed data-testid="game-rounds">
      <SectionHeader title={t(isDemo ? 'rounds.demo' : 'rounds.title')} />
      {fair}
      {children}
    </Panel>
  );
}

export function NoRounds() {
  const t = useT('originals');
  return <EmptyState icon="history" title={t('rounds.none')} />;
}
