import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton, InputBox, inputClasses as styles, useFieldAttributes } from '@paddock/styleguide';

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Label of the eye: "Show password". */
  readonly showLabel: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at. Paste and password managers work. */
export function PasswordInput({ showLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputBox
      disabled={rest.disabled}
      className={className}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={showLabel}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    >
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        {...useFieldAttributes()}
        type={shown ? 'text' : 'password'}
        className={styles.input}
      />
    </InputBox>
  );
}
