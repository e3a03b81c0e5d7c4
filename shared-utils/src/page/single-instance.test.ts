import { jest } from '@jest/globals';

import { claimSingleInstance } from './single-instance.ts';

describe('one copy per page', () => {
  it('refuses a second claim with the way out', () => {
    const page = {};
    claimSingleInstance(page);
    expect(() => claimSingleInstance(page)).toThrow(/loaded twice.*import map/);
  });

  it('refuses a second evaluation of the module', async () => {
    await import('../index.ts');
    jest.resetModules();
    await expect(import('../index.ts')).rejects.toThrow('shared-utils is loaded twice');
  });
});
