import type { ProviderView } from '@paddock/contract/schemas';

import type { Game } from '../catalogue/game.ts';

/** The studios of some games with how many each has, by name. */
export function providers(playable: readonly Game[]): ProviderView[] {
  const found = new Map<string, ProviderView>();
  for (const { studio, tags } of playable) {
    const before = found.get(studio.code) ?? { ...studio, count: 0, newCount: 0 };
    const newCount = before.newCount + Number(tags.includes('new'));
    found.set(studio.code, { ...before, count: before.count + 1, newCount });
  }
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.code < b.code ? -1 : 1),
  );
}
