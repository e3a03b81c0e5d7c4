import { parseArgs } from 'node:util';

import type { Command } from '../command.ts';
import { openRegistry, SITE_OPTION } from '../registry-options.ts';

export const staging: Command = {
  usage: 'staging [--site URL]',
  about: 'prints a link by which this browser sees the staging channel',
  async run(words) {
    const { values } = parseArgs({ args: [...words], options: SITE_OPTION });
    const { href, untilMs } = await openRegistry(values.site).stagingLook();
    return `See staging until ${new Date(untilMs).toISOString()}: ${href}`;
  },
};
