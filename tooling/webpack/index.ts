export { buildParcel, parcelBase, type ParcelBuild } from './build-parcel.ts';
export { brotliOf, describeFile, integrityOf, nameHashOf } from './built-file.ts';
export { BuildError, compile, dependenciesOf, type BuildResult } from './compile.ts';
export { buildDictionaries } from './dictionaries.ts';
export { CSS_LAYERS, LAYER_ORDER, type CssLayer } from './layer-plugin.ts';
export { bundleForPage, type PageBundle } from './page-bundle.ts';
export { systemModuleConfig, type BuildMode, type SystemModule } from './preset.ts';
export type { SharedNames } from './shared-names-plugin.ts';
export type { Configuration } from 'webpack';
