const PARCEL = /\/assets\/parcels\/([a-z][a-z0-9-]+)\//;

/**
 * The parcel whose code called, by the addresses in a stack; undefined for a call of the site itself and of a parcel
 * that an override serves from elsewhere. A hint for the record of calls: parcels share one document, and none is kept
 * from calling in another way.
 */
export function callingParcel(stack = new Error().stack): string | undefined {
  return PARCEL.exec(stack ?? '')?.[1];
}
