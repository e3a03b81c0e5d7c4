import type { PlayerStreamDefinition } from '../page/player-streams.ts';

/** Whether the terms have changed since the player agreed to them, and since when those in force stand (S3-27, S7-15). */
export interface UserTerms {
  readonly isUserTermsChanged: boolean;
  readonly updatedAtMs: number;
}

/** No answer is none: nothing counts as changed then (S8-15). */
export const USER_TERMS: PlayerStreamDefinition<UserTerms> = {
  async read({ api }) {
    const answer = await api.get('/web-api/v3/v2/user/agreement-rules');
    if (!answer.ok) return null;
    const { result, updatedAt } = answer.data;
    return { isUserTermsChanged: !result, updatedAtMs: updatedAt };
  },
};
