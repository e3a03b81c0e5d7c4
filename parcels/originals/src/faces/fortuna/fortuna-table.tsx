import { useState } from 'react';

import { INNER, OUTER, type FortunaFace } from '@paddock/games/fortuna';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import styles from './fortuna.module.css';
import { FortunaRing } from './fortuna-ring.tsx';
import { turnedTo } from './rings.ts';

/** The inner ring stops last. */
const MOMENTS = [1];
const OUTER_TURNS = 3;
const INNER_TURNS = -4;
const LAMPS = Array.from({ length: 24 }, (_, at) => at * 15);

/** Where both rings stand; each round turns them on from there. */
function useRings(id: string | undefined, face: FortunaFace | undefined) {
  const [rings, setRings] = useState({ id: '', outer: 0, inner: 0 });
  if (id === undefined || face === undefined || rings.id === id) return rings;
  const next = {
    id,
    outer: turnedTo(rings.outer, face.outer, OUTER.length, OUTER_TURNS),
    inner: turnedTo(rings.inner, face.inner, INNER.length, INNER_TURNS),
  };
  setRings(next);
  return next;
}

/** Two rings under one pointer: the prize, and how often it is paid. */
export function FortunaTable(props: TableProps<Readonly<Record<string, never>>, never, FortunaFace>) {
  const { round, motionMs } = props;
  const t = useT('originals');
  const format = useFormat();
  const face = round?.face;
  const { outer, inner } = useRings(round?.id, face);
  const { isShown } = useSteps(round?.id, MOMENTS, motionMs);
  const values = {
    prize: timesText(format, OUTER[face?.outer ?? 0] ?? 0),
    factor: format.number(INNER[face?.inner ?? 0] ?? 0),
    times: timesText(format, face?.paidMilli ?? 0),
  };
  return (
    <Scene motionMs={motionMs}>
      <div className={styles.sky}>
        <svg
          viewBox="-210 -222 420 436"
          className={styles.wheel}
          role="img"
          aria-label={t('games.fortuna.drawing')}
        >
          <circle r="206" className={styles.rim} />
          {LAMPS.map((degrees) => (
            <circle key={degrees} cy="-199" r="4" transform={`rotate(${degrees})`} className={styles.lamp} />
          ))}
          <FortunaRing
            inner={116}
            outer={190}
            degrees={outer}
            labels={OUTER.map((prize) => timesText(format, prize))}
            tones={OUTER.map((prize) => (prize >= 4_000 ? 'gold' : prize >= 800 ? 'rose' : undefined))}
            hit={isShown ? face?.outer : undefined}
          />
          <FortunaRing
            inner={58}
            outer={112}
            degrees={inner}
            labels={INNER.map((factor) => format.number(factor))}
            tones={INNER.map((factor) => (factor === 0 ? 'none' : 'often'))}
            hit={isShown ? face?.inner : undefined}
          />
          <circle r="56" className={styles.hub} />
          <text y="10" textAnchor="middle" className={styles.result}>
            {isShown ? values.times : '×'}
          </text>
          <path d="M-17 -220 H17 L0 -172 Z" className={styles.pointer} />
        </svg>
      </div>
      <SceneWords
        hint={t('games.fortuna.hint')}
        roundId={round?.id}
        isShown={isShown}
        told={t(face?.paidMilli === 0 ? 'games.fortuna.toldNothing' : 'games.fortuna.told', values)}
      />
    </Scene>
  );
}
