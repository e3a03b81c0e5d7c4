import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { OpenHold } from '../wallet/index.ts';
import type { ProductRegistration, StakeLabel } from './product-registration.ts';

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

/** How people name a stake: whose it is, its number, and what else its product says of it. */
export interface StakeName extends StakeLabel {
  readonly product: string;
}

/** Names of stakes of any product. Ids of stakes are the kernel's, so that no two products have one in common. */
export async function stakeNamesOf(
  products: readonly ProductRegistration[],
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeName | null> {
  const names = new Map<string, StakeName>();
  for (const { product, stakeLabels } of products) {
    const labelOf = await stakeLabels(db, playerId, stakeIds);
    for (const id of stakeIds) {
      const label = labelOf(id);
      if (label !== null) names.set(id, { product, ...label });
    }
  }
  return (stakeId) => names.get(stakeId) ?? null;
}
