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

  it('keeps files of releases in the data directory, or in the bucket it names', () => {
    expect(readConfig({}, '/srv').assets).toEqual({ bucket: undefined, origin: undefined });
    const keys = { ASSETS_S3_KEY_ID: 'id', ASSETS_S3_SECRET: 'secret' };
    const environment = {
      ...keys,
      ASSETS_STORE: 's3://paddock/site/one/',
      ASSETS_S3_ENDPOINT: 'http://127.0.0.1:9000/',
      ASSETS_ORIGIN: 'https://cdn.example/',
    };
    expect(readConfig(environment, '/srv').assets).toEqual({
      bucket: {
        name: 'paddock',
        prefix: 'site/one',
        endpoint: 'http://127.0.0.1:9000',
        region: 'us-east-1',
        keyId: 'id',
        secret: 'secret',
      },
      origin: 'https://cdn.example',
    });
    expect(() => readConfig({ ASSETS_STORE: 's3://paddock' }, '/srv')).toThrow(
      'ASSETS_S3_KEY_ID must be set',
    );
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '12.5'],
    ['ASSETS_STORE', 'ftp://bucket'],
    ['ASSETS_ORIGIN', 'https://cdn.example/path'],
    ['ASSETS_ORIGIN', 'cdn'],
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
