import { Panel } from '@paddock/styleguide';

import { Checkbox } from './choice.tsx';

export interface GiftChoiceProps {
  /** What pays, and how much: "Use your ticket of €2.00". */
  readonly label: string;
  /** What it wins, and until when it can be used. */
  readonly detail: string;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
}

/** Whether a gift pays what is bought, in a frame of its own before the price. */
export function GiftChoice({ label, detail, isUsed, onUse }: GiftChoiceProps) {
  return (
    <Panel padded>
      <Checkbox
        label={label}
        detail={detail}
        checked={isUsed}
        onChange={({ target }) => onUse(target.checked)}
      />
    </Panel>
  );
}
