import { RISKS, SIZES, type WheelChoice } from '@paddock/games/wheel';
import { useT } from '@paddock/shared-utils/react';

import type { ChoiceProps } from '../game-face.ts';
import { NumberField } from '../number-field.tsx';
import { RiskField } from '../risk-field.tsx';

export function WheelChoiceFields({ choice, onChoose, isDisabled }: ChoiceProps<WheelChoice>) {
  const t = useT('originals');
  return (
    <>
      <RiskField
        risks={RISKS}
        risk={choice.risk}
        onRisk={(risk) => onChoose({ ...choice, risk })}
        isDisabled={isDisabled}
      />
      <NumberField
        label={t('games.wheel.segments')}
        values={SIZES}
        value={choice.segments}
        onValue={(segments) => onChoose({ ...choice, segments })}
        isDisabled={isDisabled}
      />
    </>
  );
}
