import { createContext, useContext } from 'react';
import { directionOf } from '@paddock/contract';
import { Field, TextArea, TextInput } from '@paddock/styleguide';

/** The language of the text that is written: of what is typed, not of the labels beside it. */
export const WrittenIn = createContext('en');

/** What a field says of its language. */
export function useWritten(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = useContext(WrittenIn);
  return { lang, dir: directionOf(lang) };
}

interface TypedFieldProps {
  readonly label: string;
  readonly isLong: boolean;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** A line, or words with marks. */
export function TypedField({ label, isLong, typed, onTyped }: TypedFieldProps) {
  const written = useWritten();
  if (isLong)
    return (
      <Field label={label}>
        <TextArea
          {...written}
          rows={3}
          maxLength={4_000}
          value={typed}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      </Field>
    );
  return (
    <Field label={label}>
      <TextInput
        {...written}
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
    </Field>
  );
}
