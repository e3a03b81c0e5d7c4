import type { BuiltParcel } from '../site/built-parcel.ts';
import type { Release } from '../site/release.ts';
import type { EntryImports } from './entry-imports.ts';
import type { PlacedParcel } from './placed.ts';

/**
 * Names a parcel's code imports that the shared module of the site does not export: in the browser each would be
 * undefined. Nothing is said of what a build from before did not list, and of the parcel's own copies.
 */
export function importProblems({ file, built }: PlacedParcel, shared: Release['shared']): string[] {
  return Object.entries(built.imports ?? {}).flatMap(([module, names]) => {
    const isOwn = Object.hasOwn(built.copies ?? {}, module);
    const offered = !isOwn && Object.hasOwn(shared, module) ? shared[module]?.exports : undefined;
    if (offered === undefined) return [];
    return names
      .filter((name) => !offered.includes(name))
      .map((name) => `${file}: its code imports "${name}" of "${module}", which does not export it`);
  });
}

/** What is wrong with what an entry says it imports; `undefined` is an entry that could not be read. */
export function entryProblems(
  { name, dependencies, entry }: BuiltParcel,
  imports: EntryImports | undefined,
): string[] {
  if (imports === undefined)
    return [`${name}/parcel.built.json /entry: ${entry.href} is no System module as the build writes it`];
  return Object.keys(imports)
    .filter((module) => !dependencies.includes(module))
    .map(
      (module) =>
        `${name}/parcel.built.json /dependencies: its entry imports "${module}", which is not among them`,
    );
}
