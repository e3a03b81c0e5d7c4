import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { westernDigits } from '@paddock/contract';

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

/** Figures are typed here: digits of any keyboard are read as 0 to 9, and who hears of the change sees no others. */
function isOfFigures({ code, type, inputMode = 'text' }: TextInputProps): boolean {
  return code === true || type === 'tel' || ['numeric', 'decimal', 'tel'].includes(inputMode);
}

function writeWestern({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const written = westernDigits(input.value);
  if (written === input.value) return;
  const at = input.selectionStart;
  input.value = written;
  input.setSelectionRange(at, at);
}

/** One line of text. Give `autoComplete` always: password managers and phones live on it. */
export function TextInput(props: TextInputProps) {
  const { icon, prefix, end, look, size, code, className, onChange, ...rest } = props;
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
        onChange={
          isOfFigures(props)
            ? (event) => {
                writeWestern(event);
                onChange?.(event);
              }
            : onChange
        }
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
