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
  'typescript7',
];

const SOURCE = /\.tsx?$/;

/** A door to compiled code with its types; any other door as it is. */
function packedDoor(file: string): string | { types: string; default: string } {
  if (!SOURCE.test(file)) return file;
  return { types: file.replace(SOURCE, '.d.ts'), default: file.replace(SOURCE, '.js') };
}

/**
 * The `package.json` of a packed package: the same doors, leading to compiled code.
 * @param rootTools versions of the repository's root, for the tools that go along with `@paddock/tooling`
 */
export function packedManifest(source: SourcePackage, rootTools: Readonly<Record<string, string>>): object {
  const { name, version, description, license, type, sideEffects, exports, dependencies = {} } = source;
  const isTooling = name === '@paddock/tooling';
  const tools = isTooling ? TOOLS_OUTSIDE.map((tool) => [tool, rootTools[tool] ?? '*'] as const) : [];
  const doors = Object.entries(exports).map(([door, file]) => [door, packedDoor(file)] as const);
  return {
    ...{ name, version, description, license, type },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines: { node: '>=24' },
    exports: Object.fromEntries(doors),
    ...(isTooling ? { bin: { paddock: './cli/paddock.js' } } : {}),
    dependencies: { ...dependencies, ...Object.fromEntries(tools) },
  };
}
