import type { BuiltParcel } from '../site/built-parcel.ts';

/**
 * Packages a built parcel's code imports from the site without a range in `requires`: they could be exchanged for any
 * version without a word. Asked of what is handed in, not of what stands.
 */
export function unsaidRequirements({ name, manifest, dependencies }: BuiltParcel): string[] {
  return [...new Set(dependencies.map(packageOf))]
    .filter((dependency) => !Object.hasOwn(manifest.requires, dependency))
    .map((dependency) => `${name}/parcel.json /requires: its code imports ${dependency}; say a range for it`);
}

/** The package a module is of: `react/jsx-runtime` of `react`, `@paddock/shared-utils/react` of `@paddock/shared-utils`. */
function packageOf(module: string): string {
  const words = module.split('/');
  return words.slice(0, module.startsWith('@') ? 2 : 1).join('/');
}
