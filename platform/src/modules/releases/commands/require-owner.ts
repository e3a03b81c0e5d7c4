import type { BuiltParcel } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { mayPublish, type Publisher } from '../tokens/tokens.ts';

/** @throws PARCEL_NOT_YOURS when the token does not cover the parcel */
export function requireParcel(publisher: Publisher, name: string): void {
  if (mayPublish(publisher, name)) return;
  throw new PlatformError('PARCEL_NOT_YOURS', {
    problems: [`${name}: the token is for ${publisher.parcels.join(', ')}`],
  });
}

/** @throws PARCEL_NOT_YOURS when the token does not cover the parcel, or its manifest names another team */
export function requireOwner(publisher: Publisher, { name, manifest }: BuiltParcel): void {
  requireParcel(publisher, name);
  if (manifest.owner === publisher.team) return;
  throw new PlatformError('PARCEL_NOT_YOURS', {
    problems: [`${name}/parcel.json /owner: "${manifest.owner}", but the token is of ${publisher.team}`],
  });
}
