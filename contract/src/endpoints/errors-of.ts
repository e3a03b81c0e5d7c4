import { statusOf, type ErrorCode } from '../errors/error-table.ts';
import type { Endpoint } from './endpoint.ts';
import { generalErrorsOf } from './general-errors.ts';

/** Every code that an endpoint of the table may refuse with: its own, and those its address brings. */
export function errorsOf(name: string, { errors = [] }: Pick<Endpoint, 'errors'>): readonly ErrorCode[] {
  const [, address = ''] = name.split(' ');
  return [...errors, ...generalErrorsOf(address)];
}

/**
 * Its codes by HTTP status, for each status that a code of its own has: what else may come with that status is among them,
 * and that an address with something in its place may be no address.
 */
export function ownErrorsByStatus(
  name: string,
  endpoint: Pick<Endpoint, 'errors'>,
): ReadonlyMap<number, readonly ErrorCode[]> {
  const own = new Set(endpoint.errors?.map(statusOf));
  const codes = new Set<ErrorCode>([...errorsOf(name, endpoint), 'NOT_FOUND']);
  return Map.groupBy(
    [...codes].filter((code) => own.has(statusOf(code))),
    statusOf,
  );
}
