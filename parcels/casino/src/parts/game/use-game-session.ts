import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameSessionView, GameView } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';

export type GameSession =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly session: GameSessionView }
  | { readonly status: 'refused'; readonly problem: ApiProblem };

interface Wanted {
  readonly game: Pick<GameView, 'company' | 'code'>;
  /** Whose money is played; null for a demo. */
  readonly accountId: string | null;
  readonly device: 'desktop' | 'mobile';
  readonly language: string;
}

/** Opens a game of a company: one session for each way it is wanted, and another after `again`. */
export function useGameSession({ game, accountId, device, language }: Wanted) {
  const [state, setState] = useState<GameSession>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);
  const { code, company } = game;
  const companyCode = company.code;
  useEffect(() => {
    const mine = ++latest.current;
    setState({ status: 'opening' });
    const body = { company: companyCode, game: code, accountId, device, language };
    void api.post('/web-api/game-wallet/sessions', body).then((answer) => {
      // A mode or account chosen since then has a session of its own.
      if (latest.current !== mine) return;
      setState(
        answer.ok ? { status: 'open', session: answer.data } : { status: 'refused', problem: answer.problem },
      );
    });
    return () => {
      latest.current += 1;
    };
  }, [companyCode, code, accountId, device, language, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, again };
}
