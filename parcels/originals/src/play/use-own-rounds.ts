import type { RoundView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { usePages, type PagesRead } from '@paddock/shared-utils/react';

/** The player's rounds of one game, the newest first; an open one is always the first. */
export function useOwnRounds(game: string): PagesRead<RoundView> {
  return usePages<RoundView>({
    key: `/web-api/games/rounds ${game}`,
    on: ['games:round'],
    async readPage(before, signal) {
      const query = before === null ? { game } : { game, before };
      const answer = await api.get('/web-api/games/rounds', { query, signal });
      if (!answer.ok) return answer;
      return { ...answer, data: { rows: answer.data.rounds, next: answer.data.before } };
    },
  });
}
