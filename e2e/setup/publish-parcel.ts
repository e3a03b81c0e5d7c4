import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { StagingLookView } from '@paddock/contract/schemas';

import { buildOwnParcel } from './built-parcel.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');
const TOKEN_COMMAND = join(ROOT, 'platform', 'src', 'cli', 'parcel-token.ts');

/** A team with a publishing token, as it speaks to a site's registry. */
export interface Team {
  /** Builds a parcel, uploads its files and publishes it. Answers what the registry answered. */
  publish(files: Readonly<Record<string, string>>, more?: object): Promise<unknown>;
  ask(path: string): Promise<unknown>;
  /** A link by which a browser sees staging. */
  lookAtStaging(): Promise<string>;
}

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Makes a token by the operators' command. */
export async function openTeam(stage: Stage, team: string, parcels: string): Promise<Team> {
  const { stdout } = await run(process.execPath, [TOKEN_COMMAND, '--team', team, '--parcels', parcels], {
    env: { ...process.env, ...stage.dataEnvironment },
  });
  const authorization = `Bearer ${stdout.trim().split('\n').at(-1) ?? ''}`;

  async function send(path: string, request: Sent = {}): Promise<unknown> {
    const headers = { authorization, 'content-type': 'application/json', ...request.headers };
    const answer = await fetch(`${stage.origin}/web-api/registry/${path}`, { ...request, headers });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  }
  const post = (path: string, body: object) => send(path, { method: 'POST', body: JSON.stringify(body) });

  return {
    ask: (path) => send(path),
    lookAtStaging: async () => ((await post('staging-look', {})) as StagingLookView).href,
    async publish(files, more = {}) {
      const { built, outputFolder, remove } = await buildOwnParcel(files);
      for (const { href, integrity } of built.files) {
        const content = await readFile(join(outputFolder, href.split(`/parcels/${built.name}/`)[1] ?? ''));
        await send(`files?href=${encodeURIComponent(href)}`, {
          method: 'PUT',
          body: new Uint8Array(content),
          headers: { 'content-type': 'application/octet-stream', 'x-integrity': integrity },
        });
      }
      const made = await post('publish', { channel: 'production', parcel: built, why: 'A try.', ...more });
      await remove();
      return made;
    },
  };
}
