import { createHmac } from 'node:crypto';

import { createSecrets } from './secrets.ts';

describe('secrets', () => {
  const secrets = createSecrets('one');

  it('verify what they signed, for that purpose only', () => {
    const signature = secrets.sign('callback', 'text');
    expect(secrets.verify('callback', 'text', signature)).toBe(true);
    expect(secrets.verify('callback', 'text2', signature)).toBe(false);
    expect(secrets.verify('other', 'text', signature)).toBe(false);
    expect(secrets.verify('callback', 'text', '')).toBe(false);
    expect(secrets.sign('callback', 'text')).toBe(signature);
    const key = secrets.key('callback');
    expect(createHmac('sha256', key).update('text').digest('base64url')).toBe(signature);
    expect(createSecrets('two').verify('callback', 'text', signature)).toBe(false);
  });
});
