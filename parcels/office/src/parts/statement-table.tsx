import { useCallback } from 'react';
import type { StatementView } from '@paddock/contract/schemas';
import { api, hrefFor, playerNews$, type Account, type ApiResult } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { MoneyText, TextLink, type TableColumn } from '@paddock/styleguide';

import { PagedTable } from './paged-table.tsx';
import { usePages, type PageOf } from './use-pages.ts';

type Entry = StatementView['entries'][number];

/** Every movement of an account with the balance after it, newest first. */
export function StatementTable({ account }: { readonly account: Account }) {
  const t = useT('office');
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const read = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<Entry>>> => {
      const result = await api.get<StatementView>('/office/history', {
        query: { accountId: account.id, cursor: cursor ?? undefined },
        signal,
      });
      if (!result.ok) return result;
      const { entries, nextCursor, total } = result.data;
      return { ...result, data: { rows: entries, next: nextCursor, total } };
    },
    [account.id],
  );
  const { value, more, retry } = usePages(read, `${account.id} ${newsSeq}`);
  const columns = useStatementColumns(account.iso);
  return (
    <PagedTable
      caption={t('statement.caption')}
      columns={columns}
      value={value}
      rowKey={(entry) => String(entry.seq)}
      empty={{ title: t('statement.none'), message: t('statement.noneText') }}
      onMore={more}
      onRetry={retry}
    />
  );
}

function useStatementColumns(iso: string): readonly TableColumn<Entry>[] {
  const mask = useBalanceMask();
  const t = useT('office');
  const format = useFormat();
  return [
    { id: 'at', header: t('statement.at'), dim: true, cell: (entry) => format.dateTime(entry.atMs) },
    {
      id: 'kind',
      header: t('statement.kind'),
      primary: true,
      cell: (entry) => {
        const words = t(`statement.kinds.${entry.kind}`);
        const { kind, id } = causeOf(entry.cause);
        if (kind !== 'withdrawal') return words;
        return <TextLink href={hrefFor(`/office/deduce/${id}`)}>{words}</TextLink>;
      },
    },
    {
      id: 'cause',
      header: t('statement.cause'),
      dim: true,
      hideOnPhone: true,
      cell: ({ cause }) => {
        const { kind, id } = causeOf(cause);
        return kind === undefined ? id : t(`statement.causes.${kind}`, { id });
      },
    },
    {
      id: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: (entry) => <MoneyText>{signed(entry.amount, format.amount(entry.amount, iso))}</MoneyText>,
    },
    {
      id: 'after',
      header: t('statement.after'),
      align: 'end',
      cell: (entry) => <MoneyText {...mask}>{format.amount(entry.balanceAfter, iso)}</MoneyText>,
    },
  ];
}

const NAMED_CAUSES = ['bet', 'payment', 'withdrawal'] as const;

/** What is behind an entry: `bet:4711` is bet 4711; of other kinds only the number is shown. */
function causeOf(cause = ''): {
  readonly kind: (typeof NAMED_CAUSES)[number] | undefined;
  readonly id: string;
} {
  const [kind, id] = cause.split(':');
  return { kind: NAMED_CAUSES.find((one) => one === kind), id: id ?? cause };
}

/** Money in carries its plus and money out a real minus, so that colour is not needed to tell. */
function signed(decimal: string, shown: string): string {
  return decimal.startsWith('-') ? shown.replace('-', '−') : `+${shown}`;
}
