import type { RegionFailure } from '@paddock/contract';
import type { Formatters } from '@paddock/shared-utils';

/** What a player can pass on to support: whose part, the status where there is one, when (S8-01). */
export function failureDetails(failure: RegionFailure, format: Formatters): string {
  const status =
    failure.httpStatus === null || failure.httpStatus < 400 ? failure.kind : String(failure.httpStatus);
  return [failure.parcel, status, format.time(failure.atMs)].join(' · ');
}
