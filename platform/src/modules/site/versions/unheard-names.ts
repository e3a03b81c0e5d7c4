import { brandNameIn } from '../brands/brand-overlay.ts';
import type { SiteSaid } from '../brands/sites-of.ts';
import type { SiteKeys } from '../site-config.ts';

/**
 * Each place of `after` that closes a parcel which no release has and `before` did not close there: a typing error, which
 * would close nothing and say nothing. A name that stood stays, as its release may have been taken back since. Numbers of
 * features and routes are the operator's own, also where only another site of theirs has them.
 * @param parcels those of the releases
 */
export function unheardNames(
  before: SiteSaid,
  after: SiteSaid,
  parcels: ReadonlySet<string>,
): readonly string[] {
  const stood = new Set(unheardIn(before, parcels));
  return unheardIn(after, parcels).filter((problem) => !stood.has(problem));
}

function unheardIn(said: SiteSaid, parcels: ReadonlySet<string>): readonly string[] {
  const unheard = (place: string, { closedParcels = [] }: Pick<SiteKeys, 'closedParcels'>) =>
    closedParcels
      .filter((name) => !parcels.has(name))
      .map((name) => `${place}/closedParcels names ${name}, which no release has`);
  const brands = Object.entries(said).filter(([key]) => brandNameIn(key) !== undefined);
  return [
    unheard('', said),
    ...brands.map(([key, overlay]) => unheard(`/${key}`, overlay as SiteKeys)),
  ].flat();
}
