import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import webpack, { type Compilation, type Compiler, type Module, type ModuleGraph } from 'webpack';

/** What the import map offers, so that no build bundles it. */
export interface SharedNames {
  readonly names: readonly string[];
  /** Those of them that are fetched on first use, not with the modules that import them. */
  readonly lazy: readonly string[];
  /** For modules with a hand-written list of exports: what importers of that name may take. */
  readonly offered: Readonly<Record<string, readonly string[]>>;
  /** Names that only development builds import. */
  readonly developmentOnly?: readonly string[];
  /** Source folders of our own shared modules → their names, so that none is reached by a relative path. */
  readonly territories: Readonly<Record<string, string>>;
}

const PLUGIN = 'SharedNamesPlugin';

/** `react-dom/client` → `react-dom`; `@paddock/shared-utils/react` → `@paddock/shared-utils`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

interface Owner {
  readonly name: string;
  /** True for a shared name known by its source folder, false for a package's name. */
  readonly exact: boolean;
}

/** Finds what a file belongs to: a territory of our own shared modules, else the package around it. */
function createOwners(territories: SharedNames['territories']): (file: string) => Owner | undefined {
  const folders = Object.entries(territories).sort(([one], [other]) => other.length - one.length);
  const packages = new Map<string, string | undefined>();
  const packageAround = (folder: string): string | undefined => {
    if (packages.has(folder)) return packages.get(folder);
    const above = dirname(folder);
    const name = readPackageName(folder) ?? (above === folder ? undefined : packageAround(above));
    packages.set(folder, name);
    return name;
  };
  return (file) => {
    const territory = folders.find(([folder]) => file.startsWith(folder + sep));
    if (territory !== undefined) return { name: territory[1], exact: true };
    const name = packageAround(dirname(file));
    return name === undefined ? undefined : { name, exact: false };
  };
}

function readPackageName(folder: string): string | undefined {
  try {
    const parsed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string };
    return parsed.name;
  } catch {
    return undefined;
  }
}

/**
 * Fails the build, by name, when code of a shared package ends up inside the bundle (a deep import, a nested copy,
 * a relative path into another package) or when a name is imported that a shared module does not offer.
 */
export class SharedNamesPlugin {
  readonly #shared: SharedNames;
  readonly #ownNames: readonly string[];

  /** @param ownNames names the module being built provides itself */
  constructor(shared: SharedNames, ownNames: readonly string[]) {
    this.#shared = shared;
    this.#ownNames = ownNames;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
        const problems = [
          ...this.#bundled(compilation, modules),
          ...this.#notOffered(compilation, modules),
          ...this.#eager(compilation),
        ];
        for (const problem of new Set(problems)) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }

  #bundled(compilation: Compilation, modules: Iterable<Module>): string[] {
    const ownerOf = createOwners(this.#shared.territories);
    const { names } = this.#shared;
    const ownPackages = new Set(this.#ownNames.map(packageOf));
    const sharedPackages = new Set(names.map(packageOf));
    return [...modules].flatMap((module) => {
      const file = module.nameForCondition();
      const owner = file === null ? undefined : ownerOf(file);
      if (file === null || owner === undefined || this.#ownNames.includes(owner.name)) return [];
      const foreign = owner.exact || (sharedPackages.has(owner.name) && !ownPackages.has(owner.name));
      if (!foreign) return [];
      const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'the entry';
      const offers = owner.exact ? [owner.name] : names.filter((name) => packageOf(name) === owner.name);
      return [
        `shared module "${owner.name}" must not be bundled: ${issuer} brings in ${file}. ` +
          `Import it by its name in the import map: ${offers.join(', ')}.`,
      ];
    });
  }

  /** A lazy shared module that is reached without any import() would have to be there before the entry. */
  #eager({ entries, moduleGraph }: Compilation): string[] {
    const lazy = new Set(this.#shared.lazy);
    const waiting = [...entries.keys()].filter((name) => {
      const reached = new Set(
        (entries.get(name)?.dependencies ?? []).map((one) => moduleGraph.getModule(one)),
      );
      for (const module of reached) {
        if (module instanceof webpack.ExternalModule && lazy.has(module.userRequest)) return true;
        // What is imported by import() stands in blocks, not here.
        for (const one of module?.dependencies ?? []) reached.add(moduleGraph.getModule(one));
      }
      return false;
    });
    return waiting.map(
      (name) =>
        `the entry of ${name} waits for a module: ${this.#shared.lazy.join(', ')} must be reached through import().`,
    );
  }

  #notOffered(compilation: Compilation, modules: Iterable<Module>): string[] {
    const { moduleGraph } = compilation;
    return [...modules].flatMap((module) => {
      const name = module instanceof webpack.ExternalModule ? module.userRequest : '';
      const offered = this.#shared.offered[name];
      if (offered === undefined) return [];
      return [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency, originModule }) => {
        const taken = importedName(compilation, dependency);
        if (taken === undefined || offered.includes(taken)) return [];
        return [
          `shared module "${name}" does not offer "${taken}", which ${originModule?.nameForCondition() ?? '?'} imports.`,
        ];
      });
    });
  }
}

/** The name an import specifier takes, where it takes one by name. */
function importedName(compilation: Compilation, dependency: unknown): string | undefined {
  const specifier = dependency as { getIds?: (graph: ModuleGraph) => readonly string[] } | null;
  return typeof specifier?.getIds === 'function' ? specifier.getIds(compilation.moduleGraph)[0] : undefined;
}
