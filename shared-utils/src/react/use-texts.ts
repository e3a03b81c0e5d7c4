import { useMemo } from 'react';

import { formatters$, language$, translator, type Formatters, type Translate } from '@paddock/shared-utils';

import { useStreamValue } from './use-stream.ts';

/** A translator of one namespace; renders again when the language or a dictionary arrives. */
export function useT(namespace: string): Translate {
  const revision = useStreamValue(language$, (value) => value.revision);
  // A translator is bound to the texts it was made over: a new revision needs a new one.
  const bound = useMemo(() => ({ revision, t: translator(namespace) }), [namespace, revision]);
  return bound.t;
}

/** The reader's language code. */
export function useLanguage(): string {
  return useStreamValue(language$, (value) => value.language);
}

/** Numbers, money, odds and times for the reader; renders again when the language or the settings change. */
export function useFormat(): Formatters {
  return useStreamValue(formatters$, (value) => value.format);
}

/** Writes minor units with their currency. */
export function useMoney(): Formatters['money'] {
  return useFormat().money;
}
