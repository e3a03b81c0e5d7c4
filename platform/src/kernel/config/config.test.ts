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
    ['WITHDRAWAL_SECOND_STEP', 'maybe'],
    ['WITHDRAWAL_VERIFY_ABOVE', 'EUR:2000,USD:2000'],
    ['WITHDRAWAL_REVIEW_ABOVE', '-1'],
    ['EXCHANGE_SPREAD_PERCENT', '11'],
    ['EXCHANGE_SPREAD_PERCENT', '-1'],
    ['EXCHANGE_SPREAD_PERCENT', '1e0'],
    ['EXCHANGE_RATE_MINUTES', '0'],
    ['EXCHANGE_RATE_MINUTES', '1441'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMS_URL', 'api.sms.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Paddock <a@b.example>\r\nBcc: eve@example.com'],
  ])('names %s=%s as wrong', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(name);
  });

  it('sends mails from an address of the site unless another is named', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://paddock.example' }, '/').mail).toEqual({
      smtpUrl: undefined,
      from: { name: '', address: 'no-reply@paddock.example' },
    });
    const named = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'The Paddock <hello@paddock.example>' };
    expect(readConfig(named, '/').mail).toEqual({
      smtpUrl: 'smtps://u:p@mail.example',
      from: { name: 'The Paddock', address: 'hello@paddock.example' },
    });
  });

  it('runs no sandbox provider in production unless it is named', () => {
    expect(readConfig({ NODE_ENV: 'production' }, '/').sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SANDBOX_PROVIDERS: '1' }, '/').sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' }, '/').sandbox).toBe(
      true,
    );
  });
});
