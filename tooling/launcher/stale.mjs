// Tells whether the built site is older than what it is built from. No dependency here.
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const BUILT_FROM = [
  'contract/src',
  'games/src',
  'shared-utils',
  'styleguide',
  'root-config',
  'shell-react',
  'parcels',
  'import-maps/src',
  'tooling/webpack',
  'tooling/manifest',
  'package-lock.json',
];
const SKIPPED = new Set(['node_modules', 'dist']);
const TEST = /\.test\.tsx?$/;

/** Folders whose own time counts: it changes when a file in them is deleted. Others change with each build. */
const SOURCES = new Set(['src', 'locales', 'webpack', 'manifest']);

/** Newest change of a file or of anything in a folder, in milliseconds. */
function newest(path, inSources) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const counts = inSources || SOURCES.has(basename(path));
  return readdirSync(path).reduce(
    (latest, name) =>
      SKIPPED.has(name) || TEST.test(name) ? latest : Math.max(latest, newest(join(path, name), counts)),
    counts ? stat.mtimeMs : 0,
  );
}

/** True when there is no built site or something it is built from changed since. */
export function isStale(root) {
  const site = statSync(join(root, 'dist', 'site', 'release.json'), { throwIfNoEntry: false });
  return site === undefined || BUILT_FROM.some((path) => newest(join(root, path), false) > site.mtimeMs);
}
