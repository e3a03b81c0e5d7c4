import type { GeoPassView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf } from './command-words.ts';
import { textTime } from './text-table.ts';

const geoOff: OperatorCommand = {
  usage: 'geo-off --minutes N [--reason TEXT]',
  about: 'makes a link that lets a browser pass blocks by country for a time',
  async run(words, desk) {
    const { values } = readWords(words, { minutes: { type: 'string' }, reason: { type: 'string' } });
    const minutes = Number(values.minutes);
    if (values.minutes === undefined || !Number.isInteger(minutes) || minutes < 1)
      throw new RangeError('--minutes is missing, or no whole number');
    const reason = await reasonOf(values.reason, desk.terminal);
    const { link, untilMs } = (await (
      await desk.api()
    ).post('blocks/passes', { minutes, reason })) as GeoPassView;
    return `${link}\nuntil ${textTime(untilMs)} UTC, for whoever opens it`;
  },
};

/** Whom the site lets in, over the API. */
export const geoOffCommands = { 'geo-off': geoOff } satisfies Readonly<Record<string, OperatorCommand>>;
