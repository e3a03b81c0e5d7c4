import type { Command } from '../command.ts';
import { parcelFolder } from '../workspace.ts';
import { testParcel } from '../test-parcel.ts';

export const test: Command = {
  usage: 'test [NAME] [-- words for jest]',
  about: "runs a parcel's unit tests",
  async run(words, workspace) {
    const [first, ...rest] = words;
    const isName = first !== undefined && !first.startsWith('-');
    const folder = await parcelFolder(workspace, isName ? first : undefined);
    const forJest = (isName ? rest : words).filter((word) => word !== '--');
    await testParcel(folder, forJest);
    return 'tests passed';
  },
};
