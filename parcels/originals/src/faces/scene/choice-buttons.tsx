import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

export interface ChoiceButtonsProps {
  readonly onPick: () => void;
  /** Absent where there is nothing to be taken back. */
  readonly onClear?: (() => void) | undefined;
  readonly isDisabled: boolean;
}

/** Lets a choice be made for the player, or takes it back. */
export function ChoiceButtons({ onPick, onClear, isDisabled }: ChoiceButtonsProps) {
  const t = useT('originals');
  return (
    <ButtonRow>
      <Button onClick={onPick} disabled={isDisabled}>
        {t('choice.pick')}
      </Button>
      {onClear && (
        <Button onClick={onClear} disabled={isDisabled}>
          {t('choice.clear')}
        </Button>
      )}
    </ButtonRow>
  );
}
