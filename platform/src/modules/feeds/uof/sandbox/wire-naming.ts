import type { Specifiers } from '@paddock/contract';
import type { FeedFixture, LocalizedName } from '@paddock/contract/schemas';

import { FIELD } from '../translate/field-table.ts';

/** A market of ours, with its selections where they are told: prices bring their names. */
export interface Ours {
  readonly type: string;
  readonly specifiers: Specifiers;
  readonly selections?: readonly { readonly outcome: string; readonly name?: LocalizedName }[];
}

/** A market of ours as the feed names it. */
export interface WireName {
  readonly id: number;
  /** As an attribute; undefined for none. */
  readonly specifiers: string | undefined;
  idOf(outcome: string): string;
}

/** What the feed calls a market of ours; undefined for one that is left out of what is played. */
export type Naming = (market: Ours, fixture: FeedFixture) => WireName | undefined;

/** Where a kind of market is looked for: in the sport, or among those of fields. */
export const placeOf = ({ field, sport }: FeedFixture): string => (field === undefined ? sport : FIELD);

/** A runner as the feed's competitor: they are of their championship, whatever event they compete in. */
export function competitorId({ championship }: FeedFixture, code: string): string {
  return `sandbox:${championship.id}:${code}`;
}
