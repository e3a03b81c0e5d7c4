import type { CatalogueAnswer } from '@paddock/contract/schemas';

/** What became of a catalogue that was taken in, and what of it was not. */
export function tellCatalogue({
  version,
  isChanged,
  added,
  changed,
  closed,
  refused,
}: CatalogueAnswer): string {
  const done = isChanged ? `${added} added, ${changed} changed, ${closed} closed` : 'as it was';
  return [
    `version ${version}: ${done}`,
    ...refused.map(({ game, reason }) => `refused ${game}: ${reason}`),
  ].join('\n');
}
