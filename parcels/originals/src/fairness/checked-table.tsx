import { useEffect, useState } from 'react';

import { LIVE_ROULETTE } from '@paddock/games/live-roulette';

import { FACES } from '../faces/all-faces.ts';
import type { AnyFace } from '../faces/game-face.ts';
import type { CheckForm } from '../model/check-form.ts';
import type { CheckedRound } from '../model/check-round.ts';
import { readForm } from '../model/check-form.ts';

const ROULETTE_CODE = 'roulette';

interface CheckedTableProps {
  readonly checked: CheckedRound;
  readonly form: CheckForm;
}

/** The table of the game as the recomputed round leaves it, where the game has a face. */
export function CheckedTable({ checked, form }: CheckedTableProps) {
  const [face, setFace] = useState<AnyFace>();
  // The live table is drawn as the roulette it is.
  const game = form.game === LIVE_ROULETTE.code ? ROULETTE_CODE : form.game;
  useEffect(() => {
    let isHere = true;
    setFace(undefined);
    if (Object.hasOwn(FACES, game))
      void FACES[game]?.().then(
        (loaded) => isHere && setFace(loaded),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [game]);
  const written = readForm(form);
  if (face === undefined || typeof written === 'string' || face.game.code !== game) return null;
  const { Table } = face;
  const { choice } = written;
  const currency = form.currency.trim().toUpperCase();
  return (
    <Table
      choice={choice}
      onChoose={() => undefined}
      isDisabled
      isDealing={false}
      motionMs={0}
      chipMinor={0n}
      currency={currency}
      onMove={() => undefined}
      onSkip={() => undefined}
      round={{
        id: 'checked',
        choice,
        face: checked.face,
        made: written.moves,
        moves: [],
        isOver: checked.paidMinor !== undefined,
        stakedMinor: checked.stakedMinor,
        paidMinor: checked.paidMinor,
        currency,
      }}
    />
  );
}
