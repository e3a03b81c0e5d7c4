import { useEffect, useState } from 'react';
import { api } from '@paddock/shared-utils';

import { checkPath } from '../model/check-link.ts';
import { playedOf } from '../model/played-round.ts';
import { askedShared, sharedFragment } from '../model/shared-check.ts';

export interface AskedRound {
  /** What a check is filled in with. */
  readonly fragment: string;
  /** The player's round is known, and its seed is not revealed yet. */
  readonly isHidden: boolean;
  /** The address names a round that is none of the player's. */
  readonly isUnknown: boolean;
  /** The seeds were changed: the round is read again. */
  readonly reload: () => void;
}

/** What stands behind `#` in the address: a whole round, or the id of one that only its player can fill in. */
export function useAskedRound(isSignedIn: boolean): AskedRound {
  const [fragment, setFragment] = useState(() => location.hash);
  const [read, setRead] = useState<{ readonly of: string; readonly fragment: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const change = () => setFragment(location.hash);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  const id = new URLSearchParams(fragment.slice(1)).get('round');
  useEffect(() => {
    if (id === null || !isSignedIn) return undefined;
    const gone = new AbortController();
    void api.get('/web-api/games/rounds/:id', { params: { id }, signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return;
      const path = answer.ok ? checkPath(playedOf(answer.data)) : undefined;
      setRead({ of: id, fragment: path?.slice(path.indexOf('#')) });
    });
    return () => gone.abort();
  }, [id, isSignedIn, attempt]);
  const shared = useSharedRound(fragment);
  if (shared !== undefined) return { ...shared, reload: () => setAttempt(attempt + 1) };
  const known = id !== null && read?.of === id ? read : undefined;
  const isHidden = known?.fragment?.startsWith('#round=') === true;
  return {
    fragment: known?.fragment === undefined || isHidden ? fragment : known.fragment,
    isHidden,
    isUnknown: id !== null && (!isSignedIn || (known !== undefined && known.fragment === undefined)),
    reload: () => setAttempt(attempt + 1),
  };
}

/** A round that many share, which anybody may read once it is over; undefined where the address names none. */
function useSharedRound(fragment: string): Omit<AskedRound, 'reload'> | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly fragment: string | undefined }>();
  useEffect(() => {
    const params = askedShared(fragment);
    if (params === undefined) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    void api.get('/web-api/shared-rounds/:game/rounds/:number', { params, signal }).then((answer) => {
      if (signal.aborted) return;
      setRead({ of: fragment, fragment: answer.ok ? sharedFragment(fragment, answer.data) : undefined });
    });
    return () => gone.abort();
  }, [fragment]);
  if (askedShared(fragment) === undefined) return undefined;
  const known = read?.of === fragment ? read : undefined;
  return {
    fragment: known?.fragment ?? fragment,
    isHidden: false,
    isUnknown: known !== undefined && known.fragment === undefined,
  };
}
