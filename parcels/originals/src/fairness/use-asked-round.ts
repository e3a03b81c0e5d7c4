import { useEffect, useState } from 'react';
import { api, readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

import { checkPath } from '../model/check-link.ts';
import { playedOf } from '../model/played-round.ts';
import { askedShared, sharedFragment } from '../model/shared-check.ts';

export interface AskedRound {
  /** What a check is filled in with. */
  readonly fragment: string;
  /** Seal of the seed of the player's round, where that seed is not revealed yet. */
  readonly hiddenSeal: string | undefined;
  /** The address names a round that is none of the player's. */
  readonly isUnknown: boolean;
  /** The seeds were changed: the round is read again. */
  readonly reload: () => void;
}

/** What stands behind `#` in the address: a whole round, or the id of one that only its player can fill in. */
export function useAskedRound(isSignedIn: boolean): AskedRound {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    const change = () => setFragment(location.hash);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  const id = new URLSearchParams(fragment.slice(1)).get('round');
  const own = readOf('/web-api/games/rounds/:id', { params: { id: id ?? '' } });
  // A round that ends may be what kept the seed of this one.
  const key = id !== null && isSignedIn ? own.key : null;
  const { value, reload } = useRead({ ...own, key, on: ['games:round'] });
  const shared = useSharedRound(fragment);
  if (shared !== undefined) return { ...shared, reload };
  const round = key !== null && value.status === 'ready' ? playedOf(value.data) : undefined;
  const isHidden = round?.seeds.serverSeed === null;
  const path = round === undefined || isHidden ? undefined : checkPath(round);
  return {
    fragment: path?.slice(path.indexOf('#')) ?? fragment,
    hiddenSeal: isHidden ? round.seeds.commitment : undefined,
    isUnknown: id !== null && (!isSignedIn || value.status === 'error'),
    reload,
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
    hiddenSeal: undefined,
    isUnknown: known !== undefined && known.fragment === undefined,
  };
}
