import { useEffect, useState } from 'react';
import type { CountriesView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

export type CountriesValue =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly countries: CountriesView['countries'] };

/** Countries the registration offers, with their usual currency. */
export function useCountries(): { readonly value: CountriesValue; readonly retry: () => void } {
  const [value, setValue] = useState<CountriesValue>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setValue({ status: 'loading' });
    void api.get<CountriesView>('/countries', { signal: gone.signal }).then((result) => {
      if (gone.signal.aborted) return;
      setValue(result.ok ? { status: 'ready', countries: result.data.countries } : { status: 'error' });
    });
    return () => gone.abort();
  }, [turn]);
  return { value, retry: () => setTurn((last) => last + 1) };
}
