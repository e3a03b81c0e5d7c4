import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

interface RiskFieldProps<Risk extends string> {
  readonly risks: readonly Risk[];
  readonly risk: Risk;
  readonly onRisk: (risk: Risk) => void;
  readonly isDisabled: boolean;
}

/** Which of a game's tables is played: the higher the risk, the rarer and larger what it pays. */
export function RiskField<Risk extends string>({ risks, risk, onRisk, isDisabled }: RiskFieldProps<Risk>) {
  const t = useT('originals');
  return (
    <SegmentedControl
      block
      label={t('face.risk')}
      value={risk}
      segments={risks.map((one) => ({ value: one, label: t(`face.risks.${one}`), disabled: isDisabled }))}
      onValueChange={(value) => {
        const chosen = risks.find((one) => one === value);
        if (chosen !== undefined) onRisk(chosen);
      }}
    />
  );
}
