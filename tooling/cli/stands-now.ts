import type { RegistryStatusView, ReleaseChannel } from '@paddock/contract/schemas';

/** What stands in a channel now, in a line: one parcel, or the release where the whole channel changed. */
export function standsNow(
  { channels }: RegistryStatusView,
  channel: ReleaseChannel,
  parcel: string | undefined,
): string {
  const release = channels.find((each) => each.channel === channel)?.release;
  if (release === undefined) return `${channel} has no release`;
  const { number, parcels } = release;
  if (parcel === undefined)
    return `${channel} stands at release ${number}, of ${Object.keys(parcels).length} parcels`;
  const version = parcels[parcel];
  return version === undefined
    ? `${channel} has no ${parcel} now (release ${number})`
    : `${channel} has ${parcel}@${version} now (release ${number})`;
}
