import { readConfig } from './config.ts';
import { unrealWarnings } from './unreal-warnings.ts';

const warned = (env: Record<string, string>) =>
  unrealWarnings(readConfig({ PUBLIC_ORIGIN: 'https://paddock.example', ...env }, '/'));

describe('a site in production', () => {
  it.each(['SANDBOX_PROVIDERS', 'SIMULATION'])('says at its start that it has %s', (name) => {
    const [warning, ...others] = warned({ NODE_ENV: 'production', [name]: 'yes-in-production' });
    expect(warning).toContain(`${name}=yes-in-production`);
    expect(others).toEqual([]);
  });

  it('says nothing where all is real, and none in development', () => {
    expect(warned({ NODE_ENV: 'production' })).toEqual([]);
    expect(warned({})).toEqual([]);
  });
});
