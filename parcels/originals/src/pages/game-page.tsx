import { useEffect, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SkeletonRows, useReady, VisuallyHidden } from '@paddock/styleguide';

import { FACES } from '../faces/all-faces.ts';
import type { AnyFace } from '../faces/game-face.ts';
import { GameFrame } from '../parts/game-frame.tsx';

/** One of our own games, with its bet, its rounds and its rules; `?mode=demo` asks for play money. */
export function GamePage({ params, query, setSeo, mountWidget }: PageProps) {
  const t = useT('originals');
  const { own: code = '' } = params;
  const { face, isFailed, retry } = useFace(code);
  const name = t(`games.${code}.name`);
  // Ready with the heading that stays: the focus is given to it.
  useReady(face !== undefined || isFailed);
  useEffect(() => setSeo({ name }), [name, setSeo]);
  if (face !== undefined) {
    const isDemoAsked = new URLSearchParams(query).get('mode') === 'demo';
    return <GameFrame key={code} face={face} isDemoAsked={isDemoAsked} mount={mountWidget} />;
  }
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {isFailed ? (
        <ErrorBlock title={t('page.failed')} retryLabel={t('common:retry')} onRetry={retry} />
      ) : (
        <SkeletonRows count={8} />
      )}
    </Panel>
  );
}

/** The face of a game, loaded with the rules of its game and nothing of the others. */
function useFace(code: string) {
  const [loaded, setLoaded] = useState<{ readonly code: string; readonly face: AnyFace | null }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    const put = (face: AnyFace | null) => {
      if (isHere) setLoaded({ code, face });
    };
    const load = Object.hasOwn(FACES, code) ? FACES[code] : undefined;
    if (load === undefined) put(null);
    else load().then(put, () => put(null));
    return () => {
      isHere = false;
    };
  }, [code, attempt]);
  const known = loaded?.code === code ? loaded.face : undefined;
  return {
    face: known ?? undefined,
    isFailed: known === null,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
