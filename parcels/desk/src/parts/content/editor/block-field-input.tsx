import { useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { Checkbox, SelectField } from '@paddock/styleguide/forms';

import type { BlockField, Said } from '../../../model/block-fields.ts';
import { numberOf } from '../../../model/edited-document.ts';
import { useFieldProblem } from './block-refused.tsx';
import { CellsField } from './cells-field.tsx';
import { ChampionshipField } from './championship-field.tsx';
import { GamesField } from './games-field.tsx';
import { LinesField, PartsField, type Part } from './parts-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TypedField } from './typed-field.tsx';

interface BlockFieldInputProps {
  readonly field: BlockField;
  readonly said: Said;
  readonly onValue: (value: unknown) => void;
  /** For what is more than one value: columns and rows, a picture with its size. */
  readonly onChange: (said: Said) => void;
}

/** One field of a block, as what is typed in it asks. */
export function BlockFieldInput({ field, said, onValue, onChange }: BlockFieldInputProps) {
  const t = useT('desk');
  const problem = useFieldProblem(field.name);
  if (field.as === 'picture') return <PictureField said={said} onChange={onChange} />;
  const label = t(`content.fields.${field.name}`);
  const value = said[field.name];
  switch (field.as) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => onValue(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <Field label={label} error={problem}>
          <SelectField
            size={36}
            value={String(value)}
            onChange={(event) =>
              onValue(field.values.find((one) => String(one) === event.currentTarget.value))
            }
            options={field.values.map((one) => ({
              value: String(one),
              label: t(`content.choices.${field.name}.${String(one)}`),
            }))}
          />
        </Field>
      );
    case 'lines':
      return <LinesField name={field.name} label={label} lines={linesOf(value)} onChange={onValue} />;
    case 'parts':
      return (
        <PartsField
          name={field.name}
          label={label}
          fields={field.fields}
          parts={partsOf(value)}
          onChange={onValue}
        />
      );
    case 'championship':
      return (
        <ChampionshipField id={typeof value === 'string' ? value : ''} problem={problem} onChosen={onValue} />
      );
    case 'games':
      // Before games were found by their names an empty line waited for a number.
      return (
        <GamesField ids={linesOf(value).filter((id) => id !== '')} problem={problem} onChange={onValue} />
      );
    case 'cells':
      return <CellsField said={said} onChange={onChange} />;
    default:
      return (
        <TypedField
          label={label}
          hint={field.name === 'anchor' ? t('content.anchorHint') : undefined}
          place={field.name}
          isLong={field.as === 'words'}
          isCode={field.as === 'number' || CODES.includes(field.name)}
          typed={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onTyped={(typed) => onValue(field.as === 'number' ? numberOf(typed.trim()) : typed)}
        />
      );
  }
}

/** Fields that say the same in every language. */
const CODES: readonly string[] = ['anchor', 'target'];

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one) => String(one)) : [];

const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? (value as readonly Part[]) : []);
