import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { InputBox, type InputBoxLook } from './input-box.tsx';
import styles from './input.module.css';

export interface TextInputProps
  extends InputBoxLook, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'type'> {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | undefined;
  /** Wide spaced figures, for codes typed from another screen. */
  readonly code?: boolean | undefined;
}

/** One line of text. Give `autoComplete` always: password managers and phones live on it. */
export function TextInput(props: TextInputProps) {
  const { icon, prefix, end, look, size, code, className, ...rest } = props;
  return (
    <InputBox
      icon={icon}
      prefix={prefix}
      end={end}
      look={look}
      size={size}
      disabled={rest.disabled}
      className={className}
    >
      <input
        type="text"
        {...rest}
        {...useFieldAttributes()}
        className={classNames(styles.input, code && styles.code)}
      />
    </InputBox>
  );
}

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly rows?: number | undefined;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      {...useFieldAttributes()}
      rows={rows}
      className={classNames(styles.box, styles.outlined, styles.area, className)}
    />
  );
}
