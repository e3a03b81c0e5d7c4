import type { AnalyticsCountsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords } from './command-words.ts';
import { textTable } from './text-table.ts';

const analytics: OperatorCommand = {
  usage: 'analytics [--days N]',
  about: 'counts what visitors did, by day, event and error code',
  async run(words, desk) {
    const { values } = readWords(words, { days: { type: 'string' } });
    const { counts } = (await (await desk.api()).get('analytics', values)) as AnalyticsCountsView;
    return textTable(
      ['DAY (UTC)', 'EVENT', 'ERROR CODE', 'TIMES'],
      counts.map(({ day, name, errorCode, events }) => [day, name, errorCode ?? '', String(events)]),
    );
  },
};

/** What visitors who agreed to it did, over the API. */
export const analyticsCommands = { analytics } satisfies Readonly<Record<string, OperatorCommand>>;
