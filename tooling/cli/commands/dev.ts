import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { askSite, firstPath, overrideLink } from '../../dev-server/site-link.ts';
import { serveParcel, type BuildResult, type ServedParcel } from '../../dev-server/serve-parcel.ts';
import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';
import { parcelFolder } from '../house.ts';
import { originOf, SITE_OPTION } from '../registry-options.ts';

const FIRST_PORT = 9101;
const PORTS_TRIED = 100;
const ASK_AGAIN_MS = 2_000;

/** A port nobody listens on, from the first one up, so that several parcels can be served at once. */
async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + PORTS_TRIED; port++) if (await isFree(port)) return port;
  throw new RefusedError([`no free port from ${from} on`]);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new RefusedError([`--port: "${text}" is no port`]);
}

function tellBuild({ errors, durationMs }: BuildResult): void {
  if (errors === '') console.log(`built in ${Math.round(durationMs)} ms`);
  else console.error(`${errors}\nnot built; the page keeps what it had`);
}

/** Waits for the site, saying once what is missing, and answers the link. */
async function linkWhenThere(site: string, path: string, parcel: ServedParcel): Promise<string> {
  let told = '';
  for (;;) {
    const answer = await askSite(site);
    if (answer.kind === 'release') {
      const imports = { [parcel.name]: parcel.href, ...answer.release.development };
      return overrideLink(site, path, imports);
    }
    if (answer.reason !== told) {
      told = answer.reason;
      console.error(
        `The site ${site} ${told}. Start it (npm start in the site's repository), or name another one:` +
          ` --site https://... This waits for it.`,
      );
    }
    await wait(ASK_AGAIN_MS);
  }
}

export const dev: Command = {
  usage: 'dev [NAME] [--site URL] [--path PATH] [--port PORT]',
  about: 'serves a parcel with hot reload and prints a link that shows it inside a running site',
  async run(words, house) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...SITE_OPTION,
        path: { type: 'string' },
        port: { type: 'string' },
      },
    });
    const site = originOf(values.site);
    const folder = await parcelFolder(house, positionals[0]);
    const port = values.port === undefined ? await freePort(FIRST_PORT) : portOf(values.port);
    const parcel = await serveParcel({
      ...{ folder, port, sharedNames: house.sharedNames },
      onBuilt: tellBuild,
      onRefused: (problems) => console.error(problems.join('\n')),
    });
    console.log(`${parcel.name} is served from ${parcel.href}`);
    const path = values.path ?? firstPath(parcel.manifest);
    return `See it in the site: ${await linkWhenThere(site, path, parcel)}`;
  },
};
