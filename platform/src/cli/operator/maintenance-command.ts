import type { MaintenanceView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeOf } from './command-words.ts';
import { textTime } from './text-table.ts';

const text = { type: 'string' } as const;

const maintenance: OperatorCommand = {
  usage: 'maintenance [--until TIME [--from TIME] | --end] [--reason TEXT]',
  about: 'stops play now or from a time on, ends that, or says what holds',
  async run(words, desk) {
    const { values } = readWords(words, {
      from: text,
      until: text,
      end: { type: 'boolean', default: false },
      reason: text,
    });
    const startsAtMs = timeOf(values.from, '--from');
    const endsAtMs = timeOf(values.until, '--until');
    if (values.from !== undefined && values.until === undefined) throw new RangeError('--from needs --until');
    const api = await desk.api();
    if (values.end) {
      await api.post('maintenance/end', { reason: await reasonOf(values.reason, desk.terminal) });
      return 'play goes on';
    }
    if (endsAtMs === undefined) {
      return told((await api.get('maintenance', {})) as MaintenanceView);
    }
    const reason = await reasonOf(values.reason, desk.terminal);
    const start = startsAtMs === undefined ? {} : { startsAtMs };
    await api.post('maintenance', { ...start, endsAtMs, reason });
    return told((await api.get('maintenance', {})) as MaintenanceView);
  },
};

function told({ maintenance: window }: MaintenanceView): string {
  if (window === null) return 'no maintenance';
  const span = `${textTime(window.startedAt * 1000)} to ${textTime(window.endedAt * 1000)} (UTC)`;
  return window.state ? `play is stopped: ${span}` : `planned: ${span}`;
}

/** When play is stopped for everybody, over the API. */
export const maintenanceCommands = { maintenance } satisfies Readonly<Record<string, OperatorCommand>>;
