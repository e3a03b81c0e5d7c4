import { createContext, useContext } from 'react';
import { directionOf } from '@paddock/contract';
import { Field, TextArea, TextInput } from '@paddock/styleguide';

/** The language of the text that is written: of what is typed, not of the labels beside it. */
export const WrittenIn = createContext('en');

/** What a field says of its language. */
export function useTypedLanguage(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = useContext(WrittenIn);
  return { lang, dir: directionOf(lang) };
}

interface TypedFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isLong: boolean;
  /** A number, an address or a name that is the same in every language. */
  readonly isCode?: boolean;
  /** Its name among the fields of a part that repeats. */
  readonly at?: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** A line, or words with marks. */
export function TypedField({ label, hint, isLong, isCode = false, at, typed, onTyped }: TypedFieldProps) {
  const inLanguage = useTypedLanguage();
  const written = isCode ? ({ dir: 'ltr' } as const) : inLanguage;
  if (isLong)
    return (
      <Field label={label} hint={hint}>
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
    <Field label={label} hint={hint}>
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
