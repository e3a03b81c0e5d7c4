import { Field, TextArea, TextInput } from '@paddock/styleguide';

import { useFieldProblem } from './block-refused.tsx';
import { useTypedLanguage } from './typed-language.ts';

interface TypedFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isLong: boolean;
  /** A number, an address or a name that is the same in every language. */
  readonly isCode?: boolean;
  /** Where in the block it is: `steps/0/title`. */
  readonly place: string;
  /** Its name among the fields of a part that repeats. */
  readonly at?: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** A line, or words with marks. */
export function TypedField(props: TypedFieldProps) {
  const { label, hint, isLong, isCode = false, place, at, typed, onTyped } = props;
  const problem = useFieldProblem(place);
  const inLanguage = useTypedLanguage();
  const written = isCode ? ({ dir: 'ltr' } as const) : inLanguage;
  if (isLong)
    return (
      <Field label={label} hint={hint} error={problem}>
        <TextArea
          {...written}
          data-at={at}
          rows={3}
          maxLength={4_000}
          value={typed}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      </Field>
    );
  return (
    <Field label={label} hint={hint} error={problem}>
      <TextInput
        {...written}
        data-at={at}
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
    </Field>
  );
}
