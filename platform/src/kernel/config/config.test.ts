import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('works without a single variable', () => {
    const config = readConfig({}, '/srv/paddock');
    expect(config).toMatchObject({
      mode: 'development',
      port: 4500,
      dataDir: '/srv/paddock/data',
      sandbox: true,
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '12.5'],
    ['FEED_SPEED', 'fast'],
    ['FEED_SPEED', '0'],
    ['FEEDS', 'simulation,unknown'],
    ['NODE_ENV', 'staging'],
    ['NODE_ID', '64'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s=%s as wrong', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(name);
  });

  it('runs no sandbox provider in production unless it is named', () => {
    expect(readConfig({ NODE_ENV: 'production' }, '/').sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SANDBOX_PROVIDERS: '1' }, '/').sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' }, '/').sandbox).toBe(
      true,
    );
  });
});
