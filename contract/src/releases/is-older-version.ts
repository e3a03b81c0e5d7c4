import semver from 'semver';

/** Whether a version comes before another one: `1.9.0` before `1.10.0`. */
export function isOlderVersion(version: string, other: string): boolean {
  return semver.lt(version, other);
}
