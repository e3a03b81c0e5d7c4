import { useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

interface NumberFieldProps<Value extends number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly isDisabled: boolean;
}

/** One of a few numbers: rows, segments. */
export function NumberField<Value extends number>(props: NumberFieldProps<Value>) {
  const { label, values, value, onValue, isDisabled } = props;
  const t = useT('originals');
  return (
    <Field label={label}>
      <SelectField
        value={String(value)}
        disabled={isDisabled}
        placeholder={t('face.choose')}
        options={values.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      />
    </Field>
  );
}
