import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLATFORM = join(import.meta.dirname, '../../..');

describe('a platform without the unified odds feed', () => {
  it('loads nothing of it: it is imported where it is begun, and AMQP where it is connected', () => {
    const sources = globSync('**/*.ts', { cwd: PLATFORM }).filter(
      (file) => !/\.(?:test|fixture)\.ts$|feeds\/uof\/|cli\/feed-uof-sandbox/.test(file),
    );
    const loading = sources.filter((file) =>
      /^(?:import|export) [^;]*from '(?:[^']*\/uof\/|amqplib|saxes)/m.test(
        readFileSync(join(PLATFORM, file), 'utf8'),
      ),
    );
    expect(loading).toEqual([]);
    const carrier = readFileSync(join(import.meta.dirname, 'edge/amqp-carrier.ts'), 'utf8');
    expect(carrier).toMatch(/^import type .* from 'amqplib';/m);
    expect(carrier).toContain("await import('amqplib')");
  });
});
