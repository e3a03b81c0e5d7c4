import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames, FieldError } from '@paddock/styleguide';

import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'size'> {
  readonly label: ReactNode;
  /** A quieter second line. */
  readonly detail?: ReactNode;
  readonly error?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  /** Some of what it stands for is on. */
  readonly indeterminate?: boolean | undefined;
}

/** A native checkbox with its label. The whole line can be pressed. */
export function Checkbox({ indeterminate, ref, ...rest }: CheckboxProps) {
  return (
    <Choice
      {...rest}
      kind="checkbox"
      ref={(element) => {
        if (element !== null) element.indeterminate = indeterminate === true;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
    />
  );
}

export type RadioProps = ChoiceProps;

/** One of several; give the group the same `name`, and a `fieldset` with a legend. */
export function Radio(props: RadioProps) {
  return <Choice {...props} kind="radio" />;
}

export interface SwitchProps extends ChoiceProps {
  /** Puts the switch at the end of the line, for lists of settings. */
  readonly atEnd?: boolean | undefined;
}

/** Something that is on or off at once, without a Save. */
export function Switch({ atEnd, className, ...rest }: SwitchProps) {
  return <Choice {...rest} kind="switch" className={classNames(atEnd && styles.atEnd, className)} />;
}

function Choice(props: ChoiceProps & { readonly kind: 'checkbox' | 'radio' | 'switch' }) {
  const { kind, label, detail, error, className, ...rest } = props;
  const errorId = useId();
  const failed = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? errorId : rest['aria-describedby']}
          className={styles[kind]}
        />
        <span className={styles.words}>
          {label}
          {detail !== undefined && <small className={styles.detail}>{detail}</small>}
        </span>
      </label>
      {failed && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
