import { SPORT_CODES, FIELD_BOUNDS } from '@paddock/contract';
import type { BetFilter, BetFilterName, BetType } from '@paddock/contract/schemas';

import { timeOf } from './day-range.ts';

export const BET_VIEWS = ['open', 'settled', 'all'] as const;
export type BetView = (typeof BET_VIEWS)[number];
export const BET_RESULTS = ['won', 'lost', 'returned', 'cashed-out'] as const;
export const BET_TYPES = [
  'single',
  'accumulator',
  'system',
  'chain',
  'conditional',
  'anti-accumulator',
  'builder',
  'each-way',
] as const satisfies readonly BetType[];

/** Which bets a player looks at; "" is any. Days as the browser's date fields write them. */
export interface BetListFilter {
  readonly view: BetView;
  readonly result: (typeof BET_RESULTS)[number] | '';
  readonly type: BetType | '';
  readonly sport: string;
  readonly accountId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly search: string;
}

export const ALL_BETS: BetListFilter = {
  view: 'all',
  result: '',
  type: '',
  sport: '',
  accountId: '',
  fromDay: '',
  toDay: '',
  search: '',
};

/** Longest text the server searches for. */
export const SEARCH_MAX = FIELD_BOUNDS.search.max;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address asks for. Values that are none are left out: an address may be anything. */
export function filterOf(query: string): BetListFilter {
  const asked = new URLSearchParams(query);
  const text = (name: string, shape: RegExp) => {
    const value = asked.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === asked.get(name));
  const result = one('result', BET_RESULTS) ?? '';
  const view = one('view', BET_VIEWS) ?? 'open';
  return {
    view: view === 'open' && result !== '' ? 'settled' : view,
    result,
    type: one('type', BET_TYPES) ?? '',
    sport: one('sport', SPORT_CODES) ?? '',
    accountId: text('account', /^[1-9]\d{0,17}$/),
    fromDay: text('from', DAY),
    toDay: text('to', DAY),
    search: (asked.get('search') ?? '').trim().slice(0, SEARCH_MAX),
  };
}

/** The address that holds a filter, so that reload, Back and a bookmark keep it. */
export function addressOf(filter: BetListFilter): string {
  const { view, result, type, sport, accountId, fromDay, toDay, search } = filter;
  const said = Object.entries({
    view: view === 'open' ? '' : view,
    result: view === 'open' ? '' : result,
    type,
    sport,
    account: accountId,
    from: fromDay,
    to: toDay,
    search,
  }).filter(([, value]) => value !== '');
  return said.length === 0 ? '/office/history' : `/office/history?${new URLSearchParams(said)}`;
}

/** What is asked of the server; days are whole ones in a zone of so many hours. */
export function betFilterOf(filter: BetListFilter, zoneHours: number): BetFilter {
  const { view, result, type, sport, accountId, search } = filter;
  const { fromMs, toMs } = timeOf(filter, zoneHours);
  const status = result !== '' ? result : view === 'all' ? undefined : view;
  return {
    ...(status === undefined ? {} : { status }),
    ...(type === '' ? {} : { type }),
    ...(sport === '' ? {} : { sport }),
    ...(accountId === '' ? {} : { accountId }),
    ...(search === '' ? {} : { search }),
    ...(fromMs === undefined ? {} : { fromMs }),
    ...(toMs === undefined ? {} : { toMs }),
  };
}

/** Whether the last day is before the first, which the server would refuse. */
export function isBackwards({ fromDay, toDay }: BetListFilter): boolean {
  return fromDay !== '' && toDay !== '' && toDay < fromDay;
}

/** The filters that are set, beside open, settled or all, which is always one of them. */
export function chosenFilters(filter: BetListFilter): readonly BetFilterName[] {
  const set: Record<BetFilterName, boolean> = {
    search: filter.search !== '',
    status: filter.result !== '',
    type: filter.type !== '',
    sport: filter.sport !== '',
    account: filter.accountId !== '',
    dates: filter.fromDay !== '' || filter.toDay !== '',
  };
  return (Object.keys(set) as BetFilterName[]).filter((name) => set[name]);
}

/** The same without one of its filters. */
export function without(filter: BetListFilter, name: BetFilterName): BetListFilter {
  switch (name) {
    case 'status':
      return { ...filter, view: filter.result === '' ? 'all' : filter.view, result: '' };
    case 'account':
      return { ...filter, accountId: '' };
    case 'dates':
      return { ...filter, fromDay: '', toDay: '' };
    default:
      return { ...filter, [name]: '' };
  }
}

/** With nothing set but whether they are open. */
export function cleared({ view }: BetListFilter): BetListFilter {
  return { ...ALL_BETS, view };
}
