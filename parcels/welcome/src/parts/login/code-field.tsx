import { FIELD_BOUNDS } from '@paddock/contract';
import { Field, TextInput } from '@paddock/styleguide';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Letters too: recovery codes. */
  readonly letters?: boolean | undefined;
}

/** A code from another device, in one field, so that pasting works and phones offer it. */
export function CodeField({ label, hint, value, onChange, letters = false }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        code
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode={letters ? 'text' : 'numeric'}
        maxLength={FIELD_BOUNDS.typedCode.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
