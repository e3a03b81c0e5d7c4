import type { SharedBetView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { usePages, type PagesRead } from '@paddock/shared-utils/react';

/** The player's bets in shared rounds of a game, the newest first; read again whenever one of them changed. */
export function useBets(game: string): PagesRead<SharedBetView> {
  return usePages<SharedBetView>({
    key: `/web-api/shared-rounds/:game/bets ${game}`,
    on: ['shared-rounds:bet'],
    async readPage(before, signal) {
      const query = before === null ? {} : { before };
      const answer = await api.get('/web-api/shared-rounds/:game/bets', { params: { game }, query, signal });
      if (!answer.ok) return answer;
      return { ...answer, data: { rows: answer.data.bets, next: answer.data.before } };
    },
  });
}
