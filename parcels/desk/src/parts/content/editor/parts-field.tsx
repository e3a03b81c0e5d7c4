import type { ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button, IconButton } from '@paddock/styleguide';

import type { PartField } from '../../../model/block-fields.ts';
import styles from '../content.module.css';
import { TypedField } from './typed-field.tsx';

/** A part of a block as it is written. */
export type Part = Readonly<Record<string, string>>;

interface LinesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
}

/** Items of a list, each with marks. */
export function LinesField({ name, label, lines, onChange }: LinesFieldProps) {
  return (
    <Repeated
      name={name}
      label={label}
      count={lines.length}
      empty={() => onChange([...lines, ''])}
      remove={(at) => onChange(lines.toSpliced(at, 1))}
    >
      {(at) => (
        <TypedField
          label={`${label} ${at + 1}`}
          place={`${name}/${at}`}
          isLong
          typed={lines[at] ?? ''}
          onTyped={(typed) => onChange(lines.with(at, typed))}
        />
      )}
    </Repeated>
  );
}

interface PartsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly PartField[];
  readonly parts: readonly Part[];
  readonly onChange: (parts: readonly Part[]) => void;
}

/** Parts of the same fields: steps, figures, questions with their answers. */
export function PartsField({ name: own, label, fields, parts, onChange }: PartsFieldProps) {
  const t = useT('desk');
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
  return (
    <Repeated
      name={own}
      label={label}
      count={parts.length}
      empty={() => onChange([...parts, empty])}
      remove={(at) => onChange(parts.toSpliced(at, 1))}
    >
      {(at) =>
        fields.map(({ as, name }) => (
          <TypedField
            key={name}
            place={`${own}/${at}/${name}`}
            at={name}
            label={t(`content.fields.${name}`)}
            isLong={as === 'words'}
            typed={parts[at]?.[name] ?? ''}
            onTyped={(typed) => onChange(parts.with(at, { ...parts[at], [name]: typed }))}
          />
        ))
      }
    </Repeated>
  );
}

interface RepeatedProps {
  /** Of the block's field. */
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly empty: () => void;
  readonly remove: (at: number) => void;
  readonly children: (at: number) => ReactNode;
}

/** Some of a kind, one at least, with the ways to add and to remove one. */
function Repeated({ name, label, count, empty, remove, children }: RepeatedProps) {
  const t = useT('desk');
  return (
    <fieldset className={styles.parts}>
      <legend>{label}</legend>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.part} data-at={`${name}/${at}`}>
          <div className={styles.partFields}>{children(at)}</div>
          <IconButton
            icon="close"
            iconSize={16}
            label={t('content.removePart', { name: label, number: at + 1 })}
            disabled={count === 1}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <Button size={32} variant="outline" icon="plus" onClick={empty}>
        {t('content.addPart')}
      </Button>
    </fieldset>
  );
}
