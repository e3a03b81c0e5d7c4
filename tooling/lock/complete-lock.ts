/** The parts of package-lock.json this script reads and writes. */
export interface LockEntry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type LockPackages = Readonly<Record<string, LockEntry>>;

const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

function systemOf(words: readonly string[]): string | undefined {
  const word = words.find((candidate) => Object.hasOwn(SYSTEMS, candidate));
  return word === undefined ? undefined : SYSTEMS[word];
}

/** What a missing platform package is for, told by its name: `@nx/nx-linux-x64-musl`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[-/]/);
  const system = systemOf(words);
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  if (system === undefined || processor === undefined) return undefined;
  const libc = words.includes('musl')
    ? ['musl']
    : words.includes('gnu') && system === 'linux'
      ? ['glibc']
      : undefined;
  return { os: [system], cpu: [processor], ...(libc === undefined ? {} : { libc }) };
}

/** Optional platform packages that some package names and the lock lacks: name → exact version. */
export function missingPlatforms(packages: LockPackages): Record<string, string> {
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
  return Object.fromEntries(
    wanted
      .filter(([name]) => !present.has(name) && platformOf(name) !== undefined)
      .map(([name, range]) => [name, range.replace(/^[\^~]/, '')]),
  );
}

/**
 * npm leaves platform packages out of the lock that its registry does not have, and `npm ci` then refuses the lock.
 * Stubs make it whole again: on other platforms they are skipped, on their own npm fetches them by version.
 */
export function completeLock<T extends { packages: LockPackages }>(lock: T): T {
  const stubs = Object.entries(missingPlatforms(lock.packages)).map(
    ([name, version]) => [`node_modules/${name}`, { version, optional: true, ...platformOf(name) }] as const,
  );
  const all = { ...lock.packages, ...Object.fromEntries(stubs) };
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
