/** Says of a parcel's files which build they are of: a development server answers with it. */
export const PARCEL_BUILD_HEADER = 'x-parcel-build';
export const DEVELOPMENT_BUILD = 'development';
