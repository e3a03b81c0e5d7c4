import { RISKS, type KenoChoice } from '@paddock/games/keno';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { RiskField } from '../risk-field.tsx';
import { luckyNumbers } from './keno-card.ts';
import styles from './keno.module.css';

const LUCKY = 6;

/** Where marks fall by luck: no outcome depends on it, so that the lean of a remainder does no harm. */
function below(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % count;
}

export function KenoChoiceFields({ choice, onChoose, isDisabled }: ChoiceProps<KenoChoice>) {
  const t = useT('originals');
  return (
    <>
      <RiskField
        risks={RISKS}
        risk={choice.risk}
        onRisk={(risk) => onChoose({ ...choice, risk })}
        isDisabled={isDisabled}
      />
      <div className={styles.marks}>
        <Button
          size={32}
          disabled={isDisabled}
          onClick={() =>
            onChoose({ ...choice, numbers: luckyNumbers(choice.numbers.length || LUCKY, below) })
          }
        >
          {t('games.keno.lucky')}
        </Button>
        <Button
          size={32}
          disabled={isDisabled || choice.numbers.length === 0}
          onClick={() => onChoose({ ...choice, numbers: [] })}
        >
          {t('games.keno.clear')}
        </Button>
      </div>
    </>
  );
}
