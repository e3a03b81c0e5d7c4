import { TextInput } from '@paddock/styleguide';

interface CodeInputProps {
  readonly value: string;
  /** Letters too: recovery codes. */
  readonly letters?: boolean;
  readonly onChange: (value: string) => void;
}

/** A code in one field, so that pasting works and phones offer it. Stands in a `Field`. */
export function CodeInput({ value, letters = false, onChange }: CodeInputProps) {
  return (
    <TextInput
      code
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
