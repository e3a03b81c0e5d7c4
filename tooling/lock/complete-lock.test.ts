import { completeLock, missingPlatforms, type LockPackages } from './complete-lock.ts';

const packages: LockPackages = {
  'node_modules/@nx/nx-linux-x64-gnu': { version: '1.0.0' },
  'node_modules/nx': {
    version: '1.0.0',
    optionalDependencies: {
      '@nx/nx-linux-x64-gnu': '1.0.0',
      '@nx/nx-linux-x64-musl': '1.0.0',
      '@nx/nx-darwin-arm64': '1.0.0',
      fsevents: '^2.0.0',
    },
  },
};

describe('the lock', () => {
  it('is told which platform packages it lacks; other optional packages are not its concern', () => {
    expect(missingPlatforms(packages)).toEqual({
      '@nx/nx-linux-x64-musl': '1.0.0',
      '@nx/nx-darwin-arm64': '1.0.0',
    });
  });

  it('is completed with stubs that only their own platform installs', () => {
    const { packages: completed } = completeLock({ packages });
    expect(missingPlatforms(completed)).toEqual({});
    expect(completed['node_modules/@nx/nx-linux-x64-musl']).toEqual({
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(completed['node_modules/@nx/nx-darwin-arm64']).toMatchObject({ os: ['darwin'], cpu: ['arm64'] });
    expect(Object.keys(completed)[0]).toBe('node_modules/@nx/nx-darwin-arm64');
  });
});
