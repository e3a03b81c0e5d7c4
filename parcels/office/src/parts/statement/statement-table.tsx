import { useCallback, useState, type ReactNode } from 'react';
import type { StatementGroup, StatementView } from '@paddock/contract/schemas';
import { api, hrefFor, type Account, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, usePages, useT } from '@paddock/shared-utils/react';
import { Button, MoneyText, SummaryList, TextLink } from '@paddock/styleguide';
import type { TableColumn } from '@paddock/styleguide/forms';

import { roundsAddress } from '../../model/round-list.ts';
import { PagedTable } from '../paged-table.tsx';
import { causeOf, useEntryWords, type Entry } from './entry-words.ts';
import styles from './statement.module.css';
import { useTimeColumn } from '../use-time-column.ts';

interface StatementTableProps {
  readonly account: Account;
  readonly group: StatementGroup | '';
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  /** Takes the filters away. */
  readonly onClear: () => void;
  /** What stands above lines of bonus money, beside which there is nothing where no such line is. */
  readonly bonusHead?: ReactNode;
}

type Summary = Pick<StatementView, 'opening' | 'closing' | 'total' | 'isTotalCapped'>;

/** Every movement of an account with the balance after it, newest first, between the balances around them. */
export function StatementTable({ account, group, fromMs, toMs, onClear, bonusHead }: StatementTableProps) {
  const t = useT('office');
  const [summary, setSummary] = useState<Summary | null>(null);
  const read = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<Entry>>> => {
      const result = await api.get('/web-api/office/history', {
        query: {
          accountId: account.id,
          cursor: cursor ?? undefined,
          group: group === '' ? undefined : group,
          fromMs,
          toMs,
        },
        signal,
      });
      if (!result.ok) return result;
      const { entries, nextCursor, total, isTotalCapped } = result.data;
      if (!signal.aborted) setSummary(result.data);
      return {
        ...result,
        data: { rows: entries, next: nextCursor, ...(isTotalCapped ? {} : { total }) },
      };
    },
    [account.id, group, fromMs, toMs],
  );
  const { value, more, reload } = usePages({
    key: `statement ${account.id} ${group} ${fromMs ?? ''} ${toMs ?? ''}`,
    on: ['accounts'],
    isOnce: true,
    readPage: read,
  });
  const columns = useStatementColumns(account.iso);
  const isFiltered = group !== '' || fromMs !== undefined || toMs !== undefined;
  if (bonusHead !== undefined && (summary?.total ?? 0) === 0) return null;
  return (
    <>
      {bonusHead}
      <Around summary={summary} iso={account.iso} />
      <PagedTable
        caption={t('statement.caption')}
        columns={columns}
        value={value}
        rowKey={(entry) => String(entry.seq)}
        empty={
          isFiltered
            ? {
                icon: 'filter',
                title: t('statement.hidden'),
                action: <Button onClick={onClear}>{t('statement.clear')}</Button>,
              }
            : { title: t('statement.none'), message: t('statement.noneText') }
        }
        onMore={more}
        onRetry={reload}
      />
    </>
  );
}

/** The balances before and after the time shown, and how many lines there are. */
function Around({ summary, iso }: { readonly summary: Summary | null; readonly iso: string }) {
  const t = useT('office');
  const format = useFormat();
  const mask = useBalanceMask();
  const balance = (amount: string) => <MoneyText {...mask}>{format.amount(amount, iso)}</MoneyText>;
  return (
    <div className={styles.summary} data-testid="statement-summary">
      {summary !== null && (
        <SummaryList
          lines={[
            { id: 'opening', label: t('statement.opening'), value: balance(summary.opening) },
            { id: 'closing', label: t('statement.closing'), value: balance(summary.closing) },
            {
              id: 'lines',
              label: t('statement.lines'),
              value: summary.isTotalCapped
                ? t('statement.linesMore', { count: format.number(summary.total) })
                : format.number(summary.total),
            },
          ]}
        />
      )}
    </div>
  );
}

/** What a line is for; of a round of a company's game it leads to the round. */
function Cause({ entry: { game, betNumber }, words }: { readonly entry: Entry; readonly words: string }) {
  if (game === undefined || typeof betNumber !== 'string') return words;
  return <TextLink href={hrefFor(roundsAddress(betNumber))}>{words}</TextLink>;
}

function useStatementColumns(iso: string): readonly TableColumn<Entry>[] {
  const mask = useBalanceMask();
  const t = useT('office');
  const time = useTimeColumn(t('statement.at'));
  const words = useEntryWords(iso);
  return [
    { id: 'at', header: time.header, dim: true, cell: (entry) => time.at(entry.atMs) },
    {
      id: 'kind',
      header: t('statement.kind'),
      primary: true,
      cell: (entry) => {
        const { kind, id } = causeOf(entry);
        if (kind !== 'withdrawal') return words.kind(entry);
        return <TextLink href={hrefFor(`/office/deduce/${id}`)}>{words.kind(entry)}</TextLink>;
      },
    },
    {
      id: 'cause',
      header: t('statement.cause'),
      dim: true,
      cell: (entry) => <Cause entry={entry} words={words.cause(entry)} />,
    },
    {
      id: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: (entry) => <MoneyText>{words.amount(entry)}</MoneyText>,
    },
    {
      id: 'after',
      header: t('statement.after'),
      align: 'end',
      cell: (entry) => <MoneyText {...mask}>{words.after(entry)}</MoneyText>,
    },
  ];
}
