import { useId, useMemo, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only (a search field with a magnifier). */
  readonly labelHidden?: boolean | undefined;
  /** Help under the control; an error takes its place, because it says more. */
  readonly hint?: ReactNode;
  /** What is wrong and the way out, with the number in it ("15 of 16 digits"). */
  readonly error?: ReactNode;
  /** Confirms a checked value ("Fine"). */
  readonly success?: ReactNode;
  readonly required?: boolean | undefined;
  /** The control's id, where something else must point at it; made up otherwise. */
  readonly id?: string | undefined;
  /** Beside the label at the line's end: a link ("Forgot it?"), a count. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label above, one control, and under it a hint, a confirmation or an error. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, success, required = false, aside, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const noteId = `${id}-note`;
  const invalid = isThere(error);
  const noted = invalid || isThere(success) || isThere(hint);
  const wiring = useMemo(
    () => ({ id, describedBy: noted ? noteId : undefined, invalid, required }),
    [id, noteId, noted, invalid, required],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.labelLine, labelHidden && styles.labelHidden)}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {noted && <FieldNote id={noteId} hint={hint} error={error} success={success} />}
    </div>
  );
}

interface FieldNoteProps {
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly success: ReactNode;
}

function FieldNote({ id, hint, error, success }: FieldNoteProps) {
  if (isThere(error)) return <FieldError id={id}>{error}</FieldError>;
  if (isThere(success)) {
    return (
      <p id={id} className={styles.success}>
        <Icon name="check" size={16} />
        <span>{success}</span>
      </p>
    );
  }
  return (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  );
}

export interface FieldErrorProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** An error in words, under the control it belongs to. `Field` draws it; alone it serves groups of controls. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
