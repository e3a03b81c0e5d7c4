import { parseArgs } from 'node:util';

import { buildParcel } from '../../webpack/build-parcel.ts';
import type { Command } from '../command.ts';
import { parcelFolder } from '../workspace.ts';

export const build: Command = {
  usage: 'build [NAME]',
  about: 'builds a parcel for production into its dist/',
  async run(words, workspace) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const folder = await parcelFolder(workspace, positionals[0]);
    const built = await buildParcel({ folder, mode: 'production', sharedNames: workspace.sharedNames });
    const pages = Object.keys(built.pages).length;
    const widgets = Object.keys(built.widgets).length;
    return `${built.name}@${built.version}: ${pages} pages, ${widgets} widgets`;
  },
};
