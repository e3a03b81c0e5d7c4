import { Checkbox } from '@paddock/styleguide/forms';
import { useT } from '@paddock/shared-utils/react';

import type { GroupPart, NamedPart } from '../../../model/promotions/form-parts.ts';
import { nameOf } from '../../../model/promotions/field-forms.ts';
import { emptyOf, groupIn } from '../../../model/promotions/typed-terms.ts';
import styles from '../promotions.module.css';
import { usePromotionWords } from '../use-promotion-words.ts';
import { Framed } from './framed.tsx';
import { PartField, type PartFieldProps } from './part-field.tsx';

/** Parts that stand in a frame of their own; all others are fields beside each other. */
const FRAMED = ['group', 'kinds', 'by-currency', 'by-product', 'by-language', 'list', 'names'];
const isFramed = ({ part }: NamedPart): boolean => FRAMED.includes(part.as);

/** A group in its frame; one that may be left out with the choice whether it is. */
export function GroupFields(props: PartFieldProps<GroupPart>) {
  const { part, label, path, typed, isOptional, onTyped } = props;
  const t = useT('desk');
  const isSaid = typed !== undefined;
  return (
    <Framed label={label} path={path}>
      {isOptional && (
        <Checkbox
          label={t('promotions.isSaid', { name: label })}
          checked={isSaid}
          onChange={(event) => onTyped(event.currentTarget.checked ? emptyOf(part) : undefined, path)}
        />
      )}
      {isSaid && <FieldsOf {...props} />}
    </Framed>
  );
}

/** What a group has, without its frame: first what is a field, then what has fields. */
export function FieldsOf({
  part,
  path,
  typed,
  onTyped,
}: Omit<PartFieldProps<GroupPart>, 'label' | 'isOptional'>) {
  const words = usePromotionWords();
  const values = groupIn(typed);
  const fieldOf = ({ name, part: inner, isOptional }: NamedPart) => (
    <PartField
      key={name}
      part={inner}
      label={words.field(nameOf(name, inner.as))}
      path={`${path}/${name}`}
      typed={values[name]}
      isOptional={isOptional}
      onTyped={(value, at) => onTyped({ ...values, [name]: value }, at)}
    />
  );
  const plain = part.fields.filter((field) => !isFramed(field) && field.part.as !== 'fixed');
  return (
    <>
      {plain.length > 0 && <div className={styles.fields}>{plain.map(fieldOf)}</div>}
      {part.fields.filter(isFramed).map(fieldOf)}
    </>
  );
}
