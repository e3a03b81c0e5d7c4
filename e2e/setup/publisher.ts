import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { OwnParcel } from './built-parcel.ts';
import type { Stage } from './stage.ts';
import { ofCommands } from './of-commands.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'parcel-token.ts');

/** A team with a token, at the registry's own API. Each call answers the number of the release it made. */
export interface Publisher {
  publish(parcel: OwnParcel): Promise<number>;
  /** Takes a parcel back to the build before. */
  takeBack(parcel: string): Promise<number>;
}

export async function openPublisher(stage: Stage, parcels: string): Promise<Publisher> {
  const words = ['--team', '@elsewhere/team', '--parcels', parcels];
  const { stdout } = await run(process.execPath, [COMMAND, ...words], {
    env: { ...ofCommands(), ...stage.dataEnvironment },
  });
  const authorization = `Bearer ${stdout.trim().split('\n').at(-1) ?? ''}`;

  async function call<T>(method: 'POST' | 'PUT', path: string, headers: object, body: BodyInit): Promise<T> {
    const response = await fetch(new URL(`/web-api/registry/${path}`, stage.origin), {
      method,
      headers: { authorization, ...headers },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  const post = <T>(path: string, body: object) =>
    call<T>('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));

  return {
    async publish({ built, outputFolder }) {
      const { missing } = await post<{ missing: string[] }>('missing', { files: built.files });
      for (const href of missing) {
        const integrity = built.files.find((file) => file.href === href)?.integrity ?? '';
        const type = { 'x-integrity': integrity, 'content-type': 'application/octet-stream' };
        const content = await readFile(
          join(outputFolder, href.replace(`/assets/parcels/${built.name}/`, '')),
        );
        await call('PUT', `files?href=${encodeURIComponent(href)}`, type, content);
      }
      const request = { channel: 'production', parcel: built, why: 'A journey.' };
      return (await post<{ release: number }>('publish', request)).release;
    },
    async takeBack(parcel) {
      const request = { channel: 'production', parcel, why: 'It was wrong.', remove: true };
      return (await post<{ release: number }>('rollback', request)).release;
    },
  };
}
