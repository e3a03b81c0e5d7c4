import { useCallback, useState } from 'react';
import { displayPublicNumber } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { api, hrefFor, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { useFormat, usePages, useT } from '@paddock/shared-utils/react';
import { LinkButton, MoneyText, TextButton, VisuallyHidden } from '@paddock/styleguide';
import type { TableColumn } from '@paddock/styleguide/forms';

import { BetDetail } from './bet-detail.tsx';
import { BetResult } from './bet-result.tsx';
import { useLegsInWords } from './use-legs-in-words.ts';
import { PagedTable } from '../paged-table.tsx';
import { useTimeColumn } from '../use-time-column.ts';

/** How many the account shows. */
const LATEST = 5;

/** The player's latest bets, read again when the server says that one changed. Each opens to its legs. */
export function LatestBets() {
  const t = useT('office');
  const read = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<BetView>>> => {
      const result = await api.get('/web-api/sportsbook/bets', {
        query: { cursor: cursor ?? undefined, limit: LATEST },
        signal,
      });
      return result.ok
        ? { ...result, data: { rows: result.data.bets, next: result.data.nextCursor } }
        : result;
    },
    [],
  );
  const { value, more, reload } = usePages({ key: 'latest bets', on: ['placement', 'bet'], readPage: read });
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useBetColumns(openId, setOpenId);
  return (
    <PagedTable
      caption={t('bets.caption')}
      columns={columns}
      value={value}
      rowKey={(bet) => bet.id}
      detail={(bet) => (bet.id === openId ? <BetDetail bet={bet} /> : null)}
      empty={{
        title: t('bets.none'),
        message: t('bets.noneText'),
        action: (
          <LinkButton variant="outline" href={hrefFor('/live')}>
            {t('bets.toLive')}
          </LinkButton>
        ),
      }}
      onMore={more}
      onRetry={reload}
    />
  );
}

function useBetColumns(
  openId: string | null,
  setOpenId: (betId: string | null) => void,
): readonly TableColumn<BetView>[] {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const time = useTimeColumn(t('bets.placed'));
  const legsInWords = useLegsInWords();
  return [
    { id: 'placed', header: time.header, dim: true, cell: (bet) => time.at(bet.acceptedAtMs) },
    {
      id: 'bet',
      header: t('bets.bet'),
      primary: true,
      cell: (bet) => (
        <TextButton
          aria-expanded={bet.id === openId}
          onClick={() => setOpenId(bet.id === openId ? null : bet.id)}
        >
          {common(`betType.${bet.type}`)}
          {bet.legs.length > 1 && `, ${common('leg', { count: bet.legs.length })}`}
          <VisuallyHidden> {displayPublicNumber(bet.number)}</VisuallyHidden>
        </TextButton>
      ),
    },
    {
      id: 'selections',
      header: t('bets.selections'),
      dim: true,
      cell: (bet) => legsInWords(bet),
    },
    {
      id: 'price',
      header: t('bets.price'),
      align: 'end',
      cell: (bet) =>
        bet.legs.length === 1
          ? format.odds(BigInt(bet.totalOddsMilli))
          : format.totalOdds(BigInt(bet.totalOddsMilli)),
    },
    {
      id: 'stake',
      header: common('stake'),
      align: 'end',
      cell: (bet) => <MoneyText>{format.amount(bet.stake, bet.currency)}</MoneyText>,
    },
    { id: 'result', header: t('bets.result'), align: 'end', cell: (bet) => <BetResult bet={bet} /> },
  ];
}
