import type { ParcelManifest } from '../schemas/manifest.ts';
import type { BuiltParcel } from '../site/built-parcel.ts';

/** A manifest and the file it came from: every problem names file and place, `parcels/betting/parcel.json /routes/0`. */
export interface PlacedManifest {
  readonly file: string;
  readonly manifest: ParcelManifest;
}

/** A manifest together with what its build wrote. */
export interface PlacedParcel extends PlacedManifest {
  readonly built: BuiltParcel;
}

/** A built parcel by the manifest it carries, for places where there is no repository to point into. */
export function placedByName(built: BuiltParcel): PlacedParcel {
  return { file: `${built.name}/parcel.json`, manifest: built.manifest, built };
}
