import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { OpenHold } from '../wallet/index.ts';
import type { ProductRegistration } from './product-registration.ts';

/** @throws Error for a product that is not registered: no stake of it can be held. */
export function productNamed(products: readonly ProductRegistration[], name: string): ProductRegistration {
  const found = products.find(({ product }) => product === name);
  if (found === undefined) throw new Error(`no product ${name} is registered`);
  return found;
}

/** Stakes of all products that must lie in escrow now. */
export async function openHoldsOf(
  products: readonly ProductRegistration[],
  db: Database | Tx,
): Promise<readonly OpenHold[]> {
  // One after the other: they may share the connection of a transaction.
  const holds: OpenHold[] = [];
  for (const product of products) holds.push(...(await product.openHolds(db)));
  return holds;
}

/** How people name a stake: whose it is, and its number. */
export interface StakeName {
  readonly product: string;
  readonly number: string;
}

/** Names of stakes of any product. Ids of stakes are the kernel's, so that no two products have one in common. */
export async function stakeNamesOf(
  products: readonly ProductRegistration[],
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeName | null> {
  const names = new Map<string, StakeName>();
  for (const { product, stakeNumbers } of products) {
    const numberOf = await stakeNumbers(db, playerId, stakeIds);
    for (const id of stakeIds) {
      const number = numberOf(id);
      if (number !== null) names.set(id, { product, number });
    }
  }
  return (stakeId) => names.get(stakeId) ?? null;
}
