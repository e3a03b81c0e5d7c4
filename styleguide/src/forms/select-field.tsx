import type { ComponentPropsWithRef } from 'react';
import { Icon, InputBox, inputClasses as styles, useFieldAttributes } from '@paddock/styleguide';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  readonly options: readonly SelectOption[];
  /** First line that is no choice ("Choose a time"). */
  readonly placeholder?: string | undefined;
  readonly size?: 36 | 44 | undefined;
}

/** The browser's own select in our frame: accessible everywhere, the phone's own picker, in first paint. */
export function SelectField({ options, placeholder, size, className, ...rest }: SelectFieldProps) {
  return (
    <InputBox size={size} disabled={rest.disabled} className={className}>
      <select {...rest} {...useFieldAttributes()} className={styles.select}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </InputBox>
  );
}
