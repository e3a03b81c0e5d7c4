import { createContext, useContext } from 'react';
import { directionOf } from '@paddock/contract';

/** The language of the text that is written: of what is typed, not of the labels beside it. */
export const WrittenIn = createContext('en');

/** What a field says of its language. */
export function useTypedLanguage(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = useContext(WrittenIn);
  return { lang, dir: directionOf(lang) };
}
