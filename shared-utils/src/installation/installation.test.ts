/** @jest-environment node */
import { createTestInstalling } from '../testing/test-installing.ts';
import { createInstallation } from './installation.ts';

describe('installing the site', () => {
  it('is offered once the browser would do it, and asked for once', async () => {
    const installing = createTestInstalling();
    const { installation$, install } = createInstallation({ installing });
    expect(installation$.snapshot()).toEqual({ status: 'none' });
    expect(await install()).toBe(false);
    installing.offer(true);
    expect(installation$.snapshot()).toEqual({ status: 'offered' });
    expect(await Promise.all([install(), install()])).toEqual([true, false]);
    expect(installing.asked).toBe(1);
  });

  it('is known once it is done, and where the site runs as an app', () => {
    const installing = createTestInstalling();
    const { installation$ } = createInstallation({ installing });
    installing.offer(true);
    installing.install();
    expect(installation$.snapshot()).toEqual({ status: 'installed' });
    const app = createInstallation({ installing: { ...installing, isInstalled: () => true } });
    expect(app.installation$.snapshot()).toEqual({ status: 'installed' });
  });

  it('may be declined', async () => {
    const installing = createTestInstalling();
    const { install, installation$ } = createInstallation({ installing });
    installing.offer(false);
    expect(await install()).toBe(false);
    expect(installation$.snapshot()).toEqual({ status: 'none' });
  });
});
