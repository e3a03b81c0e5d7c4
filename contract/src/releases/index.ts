// How releases are put together and checked. Build, registry and tools only: the browser never imports it.
export { placedByName, type PlacedManifest, type PlacedParcel } from './placed.ts';
export { exampleAddresses } from './example-addresses.ts';
export { mergeRoutes, type MergedRoutes } from './merge-routes.ts';
export { wholeManifest } from './whole-manifest.ts';
export { formsOf, sharedPath } from './path-forms.ts';
export { parcelProblems, type SiteParts } from './parcel-problems.ts';
export {
  compareDictionaries,
  missingWords,
  staleWords,
  withoutWords,
  wrongWords,
  type Dictionary,
} from './compare-dictionaries.ts';
export { fillDictionary } from './fill-dictionary.ts';
export { unsaidRequirements } from './unsaid-requirements.ts';
export { entryImports, type EntryImports } from './entry-imports.ts';
export { entryProblems } from './import-problems.ts';
export { fileProblems, PARCEL_FILE_BYTES, parcelFolder } from './file-problems.ts';
export { titleProblems, type ReadDictionary } from './title-problems.ts';
export { broughtProblems, type ReleaseParts } from './brought-problems.ts';
export {
  assembleRelease,
  composeRelease,
  foundationOf,
  releaseProblems,
  withParcel,
  withoutParcel,
  type ComposedRelease,
  type Foundation,
} from './compose-release.ts';
export { isOlderVersion } from './is-older-version.ts';
export { diffReleases } from './diff-releases.ts';
