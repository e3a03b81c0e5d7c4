import { useState } from 'react';
import { regionOf } from '@paddock/contract';
import type { PhoneCountriesView, PhoneMasksView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';
import { useLanguage, useRead } from '@paddock/shared-utils/react';

import type { PhoneCountry, PhoneMask } from '../../model/phone-mask.ts';

/** What a telephone input is drawn from; empty until it comes, and the input does not wait for it. */
export interface PhoneData {
  /** On `error` a number has to begin with its country's code. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The country of this browser's languages, where one of them names one; empty otherwise. */
  readonly homeCountryId: string;
  readonly countries: readonly PhoneCountry[];
  maskOf(country: PhoneCountry | undefined): PhoneMask | undefined;
  countryOf(countryId: string): PhoneCountry | undefined;
}

interface PhoneLists {
  readonly countries: PhoneCountriesView;
  readonly masks: PhoneMasksView;
}

const NOTHING: PhoneLists = { countries: [], masks: [] };

async function readPhoneData(language: string, signal: AbortSignal): Promise<ApiResult<PhoneLists>> {
  const [countries, masks] = await Promise.all([
    api.get('/web-api/phone/countries', { query: { lang: language }, signal }),
    api.get('/web-api/phone/masks', { signal }),
  ]);
  if (!countries.ok) return countries;
  return masks.ok ? { ...masks, data: { countries: countries.data, masks: masks.data } } : masks;
}

/** Calling codes and masks (S7-21, S7-22), read with the first form that has a number. */
export function usePhoneData(isWanted: boolean): PhoneData {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const language = useLanguage();
  const { value } = useRead({
    key: wasWanted ? `phone ${language}` : null,
    isPublic: true,
    read: (signal) => readPhoneData(language, signal),
  });
  const { countries, masks } = value.status === 'ready' ? value.data : NOTHING;
  const home = regionOf(navigator.languages);
  return {
    status: value.status,
    homeCountryId: String(countries.find(({ country_code: code }) => code === home)?.id ?? ''),
    countries,
    maskOf: (country) => masks.find(({ CountryId }) => CountryId === country?.id),
    countryOf: (countryId) => countries.find(({ id }) => String(id) === countryId),
  };
}
