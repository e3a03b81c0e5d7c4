/** The parts of a `package.json` that packing reads. */
export interface SourcePackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects?: unknown;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What a team outside runs and compiles its parcels with; inside, the repository's root brings it. */
const TOOLS_OUTSIDE = [
  '@jest/globals',
  '@swc/jest',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'svelte-check',
  'typescript',
  'typescript7',
];

const SOURCE = /\.tsx?$/;
/** Galleries stay at home, as in compile-package.ts. */
const AT_HOME = './gallery';

/** A door to compiled code with its types; any other door as it is. */
function packedDoor(file: string): string | { types: string; default: string } {
  if (!SOURCE.test(file)) return file;
  return { types: file.replace(SOURCE, '.d.ts'), default: file.replace(SOURCE, '.js') };
}

/** Version ranges of packages that go along with `@paddock/tooling`, by name. */
export interface PackagesOutside {
  /** The repository's root: its tools. */
  readonly tools: Readonly<Record<string, string>>;
  /** Packages behind the shared modules. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Packages of others that the import map shares: a parcel compiles and tests against them, the site brings them. */
export function sharedPackages(
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const packages = names.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  const foreign = new Set(packages.filter((name) => !name.startsWith('@paddock/')));
  return Object.fromEntries([...foreign].map((name) => [name, versions[name] ?? '*']));
}

/** The `package.json` of a packed package: the same doors, leading to compiled code. */
export function packedManifest(source: SourcePackage, outside: PackagesOutside): object {
  const { name, version, description, license, type, sideEffects, exports, dependencies = {} } = source;
  const isTooling = name === '@paddock/tooling';
  const tools = TOOLS_OUTSIDE.map((tool) => [tool, outside.tools[tool] ?? '*'] as const);
  const along = isTooling ? { ...outside.shared, ...Object.fromEntries(tools) } : {};
  const doors = Object.entries(exports)
    .filter(([door]) => door !== AT_HOME)
    .map(([door, file]) => [door, packedDoor(file)] as const);
  return {
    ...{ name, version, description, license, type },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines: { node: '>=24' },
    exports: Object.fromEntries(doors),
    ...(isTooling ? { bin: { paddock: './cli/paddock.js' } } : {}),
    dependencies: { ...along, ...dependencies },
  };
}
