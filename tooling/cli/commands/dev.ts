import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { portOf, serveAt, serveFromFirstFree } from '../../dev-server/port.ts';
import { serveParcel, type BuildResult, type ServedParcel } from '../../dev-server/serve-parcel.ts';
import { askSite, firstPath, overrideLink } from '../../dev-server/site-link.ts';
import type { Command } from '../command.ts';
import { parcelFolder } from '../workspace.ts';
import { originOf, SITE_OPTION } from '../registry-options.ts';

const FIRST_PORT = 9101;
const ASK_AGAIN_MS = 2_000;

function tellBuild({ errors, durationMs }: BuildResult): void {
  if (errors === '') console.log(`built in ${Math.round(durationMs)} ms`);
  else console.error('not built; the page keeps what it had');
}

/** Without the grant the link would show what everybody sees, and say nothing. */
function tellOfGrant(site: string, href: string): void {
  console.error(
    `${site} lets only those override parcels who have a grant of its operators` +
      ` (npm run override-grant -- --developer YOUR-NAME --origins ${new URL(href).origin}).` +
      ` Open the link of the grant first, in the same browser.`,
  );
}

/** Waits for the site, saying once what is missing, and answers the link. */
async function linkWhenThere(site: string, path: string, parcel: ServedParcel): Promise<string> {
  let told = '';
  for (;;) {
    const answer = await askSite(site);
    if (answer.kind === 'release') {
      if (answer.release.overrides === 'by-grant') tellOfGrant(site, parcel.href);
      return overrideLink(site, path, { [parcel.name]: parcel.href });
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
  async run(words, workspace) {
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
    const folder = await parcelFolder(workspace, positionals[0]);
    const built = Promise.withResolvers<BuildResult>();
    const serve = (port: number): Promise<ServedParcel> =>
      serveParcel({
        ...{ folder, port, sharedNames: workspace.sharedNames },
        onBuilt(result) {
          tellBuild(result);
          built.resolve(result);
        },
        onRefused: (problems) => console.error(problems.join('\n')),
      });
    const parcel = await (values.port === undefined
      ? serveFromFirstFree(FIRST_PORT, serve)
      : serveAt(portOf(values.port), serve));
    console.log(`${parcel.name} is served from ${parcel.href}`);
    // A page waits ten seconds for an entry; the first build of a slow machine takes longer.
    await built.promise;
    const path = values.path ?? firstPath(parcel.manifest);
    return `See it in the site: ${await linkWhenThere(site, path, parcel)}`;
  },
};
