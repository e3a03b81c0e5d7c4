import type { PhoneCountriesView, PhoneMasksView } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

import type { PhoneCountry, PhoneMask } from '../../model/phone-mask.ts';

/** What a telephone input is drawn from; empty until it comes, and the input does not wait for it. */
export interface PhoneData {
  readonly countries: readonly PhoneCountry[];
  maskOf(country: PhoneCountry | undefined): PhoneMask | undefined;
  countryOf(countryId: string): PhoneCountry | undefined;
}

interface PhoneLists {
  readonly countries: PhoneCountriesView;
  readonly masks: PhoneMasksView;
}

const NOTHING: PhoneLists = { countries: [], masks: [] };

const found = (data: PhoneLists): ApiResult<PhoneLists> => ({ ok: true, httpStatus: 200, data });

async function readPhoneData(signal: AbortSignal): Promise<ApiResult<PhoneLists>> {
  const [countries, masks] = await Promise.all([
    api.get<PhoneCountriesView>('/phone/countries', { signal }),
    api.get<PhoneMasksView>('/phone/masks', { signal }),
  ]);
  if (!countries.ok) return countries;
  return masks.ok ? found({ countries: countries.data, masks: masks.data }) : masks;
}

/** Calling codes and masks (S7-21, S7-22), read with the first form that has a number. */
export function usePhoneData(isWanted: boolean): PhoneData {
  const { value } = useRead({
    key: isWanted ? 'phone' : 'none',
    read: (signal) => (isWanted ? readPhoneData(signal) : Promise.resolve(found(NOTHING))),
  });
  const { countries, masks } = value.status === 'ready' ? value.data : NOTHING;
  return {
    countries,
    maskOf: (country) => masks.find(({ CountryId }) => CountryId === country?.id),
    countryOf: (countryId) => countries.find(({ id }) => String(id) === countryId),
  };
}
