import type { TradingAlertKind } from '@paddock/contract/schemas';

/** What the desk shows, kept in the address. */
export const DESK_TABS = [
  'board',
  'unsettled',
  'reviews',
  'alerts',
  'orders',
  'bounds',
  'quarantine',
  'draws',
  'approvals',
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

export const ALERT_KINDS: readonly TradingAlertKind[] = ['jump', 'silence', 'contradiction', 'exposure'];

export interface DeskView {
  readonly tab: DeskTab;
  /** The event beside the list. */
  readonly event: string | undefined;
  readonly section: 'live' | 'line' | undefined;
  readonly sport: string | undefined;
  /** Which alerts. */
  readonly kind: TradingAlertKind | undefined;
  /** What was typed to find events. */
  readonly typed: string | undefined;
}

/** More than a name that anybody types. */
export const TYPED_MOST = 64;

export function viewOf(query: string): DeskView {
  const given = new URLSearchParams(query);
  const tab = DESK_TABS.find((one) => one === given.get('tab')) ?? 'board';
  const event = given.get('event') ?? '';
  const section = given.get('section');
  const sport = given.get('sport') ?? '';
  const typed = (given.get('typed') ?? '').slice(0, TYPED_MOST);
  return {
    tab,
    event: /^[1-9]\d{0,18}$/.test(event) ? event : undefined,
    section: section === 'live' || section === 'line' ? section : undefined,
    sport: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(sport) ? sport : undefined,
    kind: ALERT_KINDS.find((one) => one === given.get('kind')),
    typed: typed === '' ? undefined : typed,
  };
}

export function addressOf({ tab, ...rest }: DeskView): string {
  const query = new URLSearchParams();
  if (tab !== 'board') query.set('tab', tab);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text === '' ? '/desk/trading' : `/desk/trading?${text}`;
}
