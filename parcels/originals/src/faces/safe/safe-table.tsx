import { useRef } from 'react';

import type { SafeChoice, SafeFace } from '@paddock/games/safe';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { momentsOf, withDigit } from './safe-code.ts';
import { SafeDial } from './safe-dial.tsx';
import { SafeDoor } from './safe-door.tsx';
import styles from './safe.module.css';

/** A door with dials; each is tried in its turn, and says what it was locked with. */
export function SafeTable(props: TableProps<SafeChoice, never, SafeFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const { code } = choice;
  const t = useT('originals');
  const format = useFormat();
  const { passed, isShown } = useSteps(round?.id, momentsOf(code.length), motionMs);
  const dials = useRef<HTMLDivElement>(null);
  const face = round?.face;
  const right = face?.right ?? 0;

  function focusDial(dial: number): void {
    dials.current?.querySelectorAll<HTMLElement>('[role="spinbutton"]')[dial]?.focus();
  }

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.vault} data-open={(isShown && right === code.length) || undefined}>
        <SafeDoor isTrying={round !== undefined && !isShown} />
        <div ref={dials} className={styles.dials} role="group" aria-label={t('games.safe.code')}>
          {code.map((digit, dial) => (
            <SafeDial
              key={dial}
              nr={dial + 1}
              digit={digit}
              locked={passed > dial ? face?.code[dial] : undefined}
              isDisabled={isDisabled}
              onTurn={(next) => {
                onChoose(withDigit(choice, dial, next));
              }}
              onTyped={() => {
                focusDial(dial + 1);
              }}
            />
          ))}
        </div>
      </div>
      <SceneWords
        hint={t('games.safe.hint')}
        roundId={round?.id}
        isShown={isShown}
        told={t('games.safe.told', {
          count: right,
          of: code.length,
          code: face?.code.join(' ') ?? '',
          times: timesText(format, face?.paidMilli ?? 0),
        })}
      />
    </Scene>
  );
}
