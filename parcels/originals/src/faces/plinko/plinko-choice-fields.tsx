import { RISKS, type PlinkoChoice } from '@paddock/games/plinko';
import { useT } from '@paddock/shared-utils/react';

import type { ChoiceProps } from '../game-face.ts';
import { NumberField } from '../number-field.tsx';
import { RiskField } from '../risk-field.tsx';
import { ROWS } from './plinko-fall.ts';

export function PlinkoChoiceFields({ choice, onChoose, isDisabled }: ChoiceProps<PlinkoChoice>) {
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
        label={t('games.plinko.rows')}
        values={ROWS}
        value={choice.rows}
        onValue={(rows) => onChoose({ ...choice, rows })}
        isDisabled={isDisabled}
      />
    </>
  );
}
