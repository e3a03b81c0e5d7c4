import { readdirSync } from 'node:fs';

import { jest } from '@jest/globals';

import * as errors from '../registry/registry-error.ts';

const ENVIRONMENT: string = './one-realm-environment.mjs';

type Environment = new (context: { projectConfig: unknown }) => { teardown(): void };

describe('tests of a server', () => {
  it('run in the realm of the process: what Node makes is of their own classes', () => {
    expect(readdirSync('.')).toBeInstanceOf(Array);
    expect(() => JSON.parse('{') as unknown).toThrow(SyntaxError);
  });

  it('are given what modules export, and no more', async () => {
    expect(Object.keys(errors).sort()).toEqual(['RegistryError', 'refusalOf']);
    expect(await import('../registry/registry-error.ts')).toEqual(errors);
  });

  it('leave nothing of the process changed for the next file', async () => {
    const { default: OneRealm } = (await import(ENVIRONMENT)) as {
      default: Environment;
    };
    const before = { ...process.env };
    const { console: consoleBefore } = globalThis;
    const environment = new OneRealm({ projectConfig: { fakeTimers: {}, rootDir: '.' } });
    process.env['LEFT_BEHIND'] = 'yes';
    delete process.env['PATH'];
    process.exitCode = 3;
    environment.teardown();
    expect(process.env).toEqual(before);
    expect(process.exitCode).toBeUndefined();
    expect(globalThis.console).toBe(consoleBefore);
  });

  it('let the next file take no longer than it may because this one may', async () => {
    const { default: OneRealm } = (await import(ENVIRONMENT)) as { default: Environment };
    const environment = new OneRealm({ projectConfig: { fakeTimers: {}, rootDir: '.' } });
    jest.setTimeout(7);
    environment.teardown();
    expect(Reflect.get(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'))).toBeUndefined();
  });
});
