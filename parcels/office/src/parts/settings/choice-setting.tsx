import { SegmentedControl } from '@paddock/styleguide';

import styles from './settings.module.css';

interface ChoiceSettingProps<T> {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  /** What may be chosen, with its words. */
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

/** One of a few ways, side by side. */
export function ChoiceSetting<T>({ label, hint, value, choices, onChoose }: ChoiceSettingProps<T>) {
  const keyOf = (chosen: T) => String(choices.findIndex((choice) => choice.value === chosen));
  return (
    <div>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <SegmentedControl
        block
        label={label}
        value={keyOf(value)}
        segments={choices.map((choice, at) => ({ value: String(at), label: choice.label }))}
        onValueChange={(key) => {
          const chosen = choices[Number(key)];
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
