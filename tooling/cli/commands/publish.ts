import { parseArgs } from 'node:util';

import { publishBuilt, type Published } from '../../registry/publish-built.ts';
import { RefusedError } from '../../manifest/refused-error.ts';
import { canaryOf } from '../canary-terms.ts';
import type { Command } from '../command.ts';
import { parcelFolder } from '../workspace.ts';
import { testParcel } from '../test-parcel.ts';
import { verifyParcel } from '../verify-parcel.ts';
import { channelOf, openRegistry, SITE_OPTION } from '../registry-options.ts';

function report({ made, built, uploaded }: Published, look: string): string {
  const { release, channel, outcome } = made;
  const what =
    outcome === 'canary'
      ? `goes to its canary in ${channel}`
      : outcome === 'unchanged'
        ? `was in ${channel} already`
        : `is in ${channel}`;
  const files = `${uploaded} of ${built.files.length} files uploaded`;
  const how = channel === 'staging' ? `\n${look} prints the link to see it` : '';
  return `release ${release}: ${built.name}@${built.version} ${what} (${files})${how}`;
}

/** @throws RefusedError for what is no version */
function expectedOf(text: string | undefined): string | undefined {
  if (text === undefined || text === 'none' || /^\d+\.\d+\.\d+$/.test(text)) return text;
  throw new RefusedError([`--expect: "${text}" is neither a version such as 1.2.3 nor none`]);
}

export const publish: Command = {
  usage:
    'publish [NAME] [--to production|staging] [--why TEXT] [--canary PERCENT] [--testers ID,ID] ' +
    '[--max-error-share 0.05] [--expect VERSION|none] [--downgrade] [--built] [--site URL]',
  about: 'checks, tests and builds a parcel, uploads its files and makes a release with it',
  async run(words, workspace) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...SITE_OPTION,
        to: { type: 'string', default: 'production' },
        why: { type: 'string' },
        canary: { type: 'string' },
        testers: { type: 'string' },
        'max-error-share': { type: 'string', default: '0.05' },
        expect: { type: 'string' },
        downgrade: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
      },
    });
    const client = openRegistry(values.site);
    const terms = {
      channel: channelOf('--to', values.to),
      why: values.why,
      canary: canaryOf(values),
      expect: expectedOf(values.expect),
      downgrade: values.downgrade,
    };
    const folder = await parcelFolder(workspace, positionals[0]);
    await verifyParcel(folder);
    await testParcel(folder);
    if (!values.built) {
      const { buildParcel } = await import('../../webpack/build-parcel.ts');
      await buildParcel({ folder, mode: 'production', sharedNames: workspace.sharedNames });
    }
    const look = workspace.home === 'repository' ? 'npm run releases -- staging' : 'npx paddock staging';
    return report(await publishBuilt(client, folder, terms), look);
  },
};
