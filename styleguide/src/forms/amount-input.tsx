import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { InputBox, inputClasses as styles, useFieldAttributes } from '@paddock/styleguide';

import { readAmount, type AmountRefusal } from './amount-text.ts';

export interface AmountInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'onChange' | 'prefix' | 'inputMode'
> {
  /** A decimal string with a point ("10.50"), or "" for none. Never a number. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Decimals the currency has: 2 for EUR, 0 for JPY. */
  readonly exponent: number;
  /** The sign before the amount ("€"). The field's label or `currencyCode` must name the currency too. */
  readonly currencySymbol?: string | undefined;
  /** The code after it ("EUR"). */
  readonly currencyCode?: string | undefined;
  /** The decimal mark shown; both are understood when typed. */
  readonly decimalMark?: '.' | ',' | undefined;
  /** Text could not be taken; the field keeps what it had. Say why, if it helps. */
  readonly onRefuse?: ((reason: AmountRefusal) => void) | undefined;
  /** Quick amounts at the end of the field: `Chip`s the player chose, never filled in for them. */
  readonly chips?: ReactNode;
}

/** An amount of money: numeric keyboard, exact decimal string in and out, never a float. */
export function AmountInput(props: AmountInputProps) {
  const { value, onValueChange, exponent, currencySymbol, currencyCode, chips, className, ...input } = props;
  const { decimalMark = '.', onRefuse, ...rest } = input;
  // What is being typed ("5.") while it still means the value; the value wins as soon as they differ.
  const [typing, setTyping] = useState(value);
  const reading = readAmount(typing, exponent);
  const shown = 'value' in reading && reading.value === value ? reading.typing : value;

  function take(text: string): void {
    const next = readAmount(text, exponent);
    if ('refused' in next) {
      onRefuse?.(next.refused);
      return;
    }
    setTyping(next.typing);
    if (next.value !== value) onValueChange(next.value);
  }

  return (
    <InputBox
      disabled={rest.disabled}
      className={className}
      prefix={currencySymbol}
      end={
        <>
          {currencyCode !== undefined && <span className={styles.unit}>{currencyCode}</span>}
          {chips !== undefined && <span className={styles.chips}>{chips}</span>}
        </>
      }
    >
      <input
        autoComplete="off"
        {...rest}
        {...useFieldAttributes()}
        type="text"
        inputMode={exponent === 0 ? 'numeric' : 'decimal'}
        dir="ltr"
        value={decimalMark === ',' ? shown.replace('.', ',') : shown}
        onChange={(event) => {
          take(event.currentTarget.value);
        }}
        className={`${styles.input ?? ''} ${styles.amount ?? ''}`}
      />
    </InputBox>
  );
}
