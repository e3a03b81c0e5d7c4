import type { ErrorCode } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';

type Promotions = LoyaltyParts['promotions'];
type SoldPromotion =
  Awaited<ReturnType<Promotions['find']>> extends ReadonlyMap<string, infer One> ? One : never;

interface SoldHere {
  readonly unsold?: SoldPromotion['unsold'];
  /** What refuses whoever would take part. */
  readonly refusal?: ErrorCode;
}

/** Promotions there are, by their codes. */
export const soldHere = new Map<string, SoldHere>();

/** What loyalty asks of promotions, with nothing behind it: who buys is taken in unless something is said. */
export function promotionsHere({ ids }: Kernel): Promotions {
  const among = <Found>(codes: readonly string[], found: (one: SoldHere) => Found) =>
    Promise.resolve(
      new Map(
        codes.flatMap((code) => {
          const one = soldHere.get(code);
          return one === undefined ? [] : [[code, found(one)] as const];
        }),
      ),
    );
  return {
    find: (_db, codes) => among(codes, ({ unsold }) => ({ title: { en: 'A gift' }, unsold })),
    standings: (_playerId, codes) => among(codes, () => 'open'),
    takeIn(_tx, { playerId, code }) {
      const one = soldHere.get(code);
      if (one?.refusal !== undefined) return Promise.reject(new PlatformError(one.refusal));
      return Promise.resolve(
        one === undefined || one.unsold !== undefined ? undefined : ids.forPlayer<'grant'>(playerId),
      );
    },
    partsWithoutGift: () => Promise.resolve([]),
  };
}
