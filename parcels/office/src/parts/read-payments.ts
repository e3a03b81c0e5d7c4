import { api, type ApiResult, type PageOf, type ReadPage } from '@paddock/shared-utils';

import { mergeNewestFirst } from '../model/merge-newest-first.ts';
import { depositRow, withdrawalRow, type PaymentRow } from '../model/payment-row.ts';

export type PaymentFilter = 'all' | 'deposits' | 'withdrawals';

/** Rows of a page of either list, as the server cuts them. */
const PAGE_ROWS = 20;

interface Page {
  readonly rows: readonly PaymentRow[];
  readonly total: number;
}

interface ReadRequest {
  readonly pageNumber: number;
  readonly isIncludeArchive: boolean;
  readonly signal: AbortSignal;
}

type ReadSource = (request: ReadRequest) => Promise<ApiResult<Page>>;

const readDeposits: ReadSource = async ({ pageNumber, isIncludeArchive, signal }) => {
  const query = { pageNumber, isIncludeArchive };
  const result = await api.get('/web-api/office/historypay', { query, signal });
  if (!result.ok) return result;
  return { ...result, data: { rows: result.data.entities.map(depositRow), total: result.data.total_count } };
};

const readWithdrawals: ReadSource = async ({ pageNumber, isIncludeArchive, signal }) => {
  const query = { pageNumber, isIncludeArchive };
  const result = await api.get('/web-api/cashier/withdrawals', { query, signal });
  if (!result.ok) return result;
  return { ...result, data: { rows: result.data.withdrawals.map(withdrawalRow), total: result.data.total } };
};

const SOURCES: Readonly<Record<PaymentFilter, readonly ReadSource[]>> = {
  all: [readDeposits, readWithdrawals],
  deposits: [readDeposits],
  withdrawals: [readWithdrawals],
};

/**
 * Reads deposits and withdrawals as one list, newest first, page by page (S7-12). A cursor is how many rows of each
 * list have been shown: `20.3`.
 */
export function paymentsReader(filter: PaymentFilter, isIncludeArchive: boolean): ReadPage<PaymentRow> {
  const sources = SOURCES[filter];
  return async (cursor, signal): Promise<ApiResult<PageOf<PaymentRow>>> => {
    const offsets = sources.map((_source, at) => Number(cursor?.split('.')[at] ?? '0'));
    const results = await Promise.all(
      sources.map((read, at) => {
        const pageNumber = Math.floor((offsets[at] ?? 0) / PAGE_ROWS) + 1;
        return read({ pageNumber, isIncludeArchive, signal });
      }),
    );
    const pages: Page[] = [];
    for (const result of results) {
      if (!result.ok) return result;
      pages.push(result.data);
    }
    return { ok: true, httpStatus: 200, data: joined(pages, offsets) };
  };
}

function joined(pages: readonly Page[], offsets: readonly number[]): PageOf<PaymentRow> {
  const lists = pages.map((page, at) => {
    const offset = offsets[at] ?? 0;
    const pageEnd = offset - (offset % PAGE_ROWS) + page.rows.length;
    // A page of a list that has become shorter is empty: nothing follows it, whatever the total says.
    return {
      rows: page.rows.slice(offset % PAGE_ROWS),
      hasMore: page.rows.length > 0 && pageEnd < page.total,
    };
  });
  const { rows, taken } = mergeNewestFirst(lists, PAGE_ROWS);
  const next = offsets.map((offset, at) => offset + (taken[at] ?? 0));
  const isLast = rows.length === 0 || pages.every(({ total }, at) => (next[at] ?? 0) >= total);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  return { rows, next: isLast ? null : next.join('.'), total };
}
