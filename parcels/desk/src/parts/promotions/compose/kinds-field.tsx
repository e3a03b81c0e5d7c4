import { useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { Part } from '../../../model/promotions/form-parts.ts';
import { groupIn, textIn, withKind } from '../../../model/promotions/typed-terms.ts';
import { wrongOfPart } from '../../../model/promotions/wrong-places.ts';
import { usePromotionWords } from '../use-promotion-words.ts';
import { useComposing } from './compose-context.ts';
import { Framed } from './framed.tsx';
import { FieldsOf } from './group-fields.tsx';
import type { PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

/** One of several kinds, with the fields of the chosen one. */
export function KindsField(props: PartFieldProps<Extract<Part, { readonly as: 'kinds' }>>) {
  const { part, label, path, typed, onTyped } = props;
  const t = useT('desk');
  const words = usePromotionWords();
  const say = useWrongWords();
  const { wrong } = useComposing();
  const chosen = textIn(groupIn(typed)[part.tag]);
  const kind = part.kinds.find(({ value }) => value === chosen);
  const nameOf = words.kind(part.tag);
  return (
    <Framed label={label} path={null}>
      <Field label={t('promotions.kind')} error={say.ofField(wrongOfPart(wrong, path, part.tag))}>
        <SelectField
          size={36}
          value={chosen}
          onChange={(event) => {
            const next = part.kinds.find(({ value }) => value === event.currentTarget.value);
            onTyped(next === undefined ? null : withKind(typed, kind?.part, next.part), path);
          }}
          options={[
            ...(part.isNullable ? [{ value: '', label: t('promotions.nothing') }] : []),
            ...part.kinds.map(({ value }) => ({ value, label: nameOf(value) })),
          ]}
        />
      </Field>
      {kind !== undefined && <FieldsOf part={kind.part} path={path} typed={typed} onTyped={onTyped} />}
    </Framed>
  );
}
