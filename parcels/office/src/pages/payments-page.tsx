import { useCallback } from 'react';
import type { PaymentHistoryView } from '@paddock/contract/schemas';
import { api, auth$, hrefFor, playerNews$, type ApiResult } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { LinkButton, MoneyText, PageLayout, Panel, useReady, type TableColumn } from '@paddock/styleguide';

import { PagedTable } from '../parts/paged-table.tsx';
import { usePages, type PageOf } from '../parts/use-pages.ts';

type Payment = PaymentHistoryView['entities'][number];

/** Deposits and what became of them (S2-19, S3-10). */
export function PaymentsPage() {
  const t = useT('office');
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const mayDeposit = useStreamValue(auth$, ({ banLevel }) => banLevel === 0);
  useReady(true);
  const read = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<Payment>>> => {
      const pageNumber = Number(cursor ?? '1');
      const result = await api.get<PaymentHistoryView>('/office/historypay', {
        query: { pageNumber, isIncludeArchive: false },
        signal,
      });
      if (!result.ok) return result;
      const { entities, total_count: total } = result.data;
      const isLast = entities.length === 0 || pageNumber * entities.length >= total;
      return { ...result, data: { rows: entities, next: isLast ? null : String(pageNumber + 1), total } };
    },
    [],
  );
  const { value, more, retry } = usePages(read, String(newsSeq));
  const columns = usePaymentColumns();
  return (
    <PageLayout
      title={t('payments.title')}
      actions={
        mayDeposit && (
          <LinkButton variant="primary" icon="plus" href={hrefFor('/office/recharge')}>
            {t('menu.deposit')}
          </LinkButton>
        )
      }
    >
      <Panel bleed>
        <PagedTable
          caption={t('payments.title')}
          columns={columns}
          value={value}
          rowKey={(payment) => payment.id}
          empty={{ title: t('payments.none'), message: t('payments.noneText') }}
          onMore={more}
          onRetry={retry}
        />
      </Panel>
    </PageLayout>
  );
}

function usePaymentColumns(): readonly TableColumn<Payment>[] {
  const t = useT('office');
  const format = useFormat();
  return [
    {
      id: 'at',
      header: t('statement.at'),
      dim: true,
      cell: ({ timestamp }) => format.dateTime(timestamp * 1000),
    },
    { id: 'number', header: t('payments.number'), primary: true, cell: ({ id }) => id },
    {
      id: 'status',
      header: t('payments.status'),
      cell: ({ status_title }) => t(`payments.is.${status_title}`),
    },
    {
      id: 'sum',
      header: t('statement.amount'),
      align: 'end',
      cell: ({ summ, currency }) => <MoneyText>{format.amount(summ, currency)}</MoneyText>,
    },
  ];
}
