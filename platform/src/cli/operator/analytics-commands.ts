import type { AnalyticsCountsView, AnalyticsFunnelView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords } from './command-words.ts';
import { textTable } from './text-table.ts';

const funnelTable = (view: AnalyticsFunnelView): string =>
  textTable(
    ['STEP', 'HOW MANY'],
    [
      ['opened the form of registration', String(view.calledRegistration)],
      ['registered', String(view.registered)],
      ['paid in for the first time', String(view.firstDeposits)],
      ['bet for the first time', String(view.firstBets)],
    ],
  );

const analytics: OperatorCommand = {
  usage: 'analytics [--days N] [--brand NAME|own] [--funnel]',
  about: 'counts what visitors did, by day, event and error code',
  async run(words, desk) {
    const { values } = readWords(words, {
      days: { type: 'string' },
      brand: { type: 'string' },
      funnel: { type: 'boolean' },
    });
    const { days, brand } = values;
    const api = await desk.api();
    if (values.funnel === true)
      return funnelTable((await api.get('analytics/funnel', { days, brand })) as AnalyticsFunnelView);
    const { counts } = (await api.get('analytics', { days, brand })) as AnalyticsCountsView;
    return textTable(
      ['DAY (UTC)', 'EVENT', 'ERROR CODE', 'TIMES'],
      counts.map(({ day, name, errorCode, events }) => [day, name, errorCode ?? '', String(events)]),
    );
  },
};

/** What visitors who agreed to it did, over the API. */
export const analyticsCommands = { analytics } satisfies Readonly<Record<string, OperatorCommand>>;
