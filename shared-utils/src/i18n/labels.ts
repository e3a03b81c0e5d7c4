import type { LocalizedName } from '@paddock/contract/schemas';

import type { Formatters, Translate } from './i18n-types.ts';

/** What a label needs to know of a market; a market shape, a coupon leg and a bet's leg all have it. */
export interface LabelledMarket {
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
}

export interface LabelledEvent {
  readonly home: LocalizedName;
  readonly away: LocalizedName;
}

export interface LabelTools {
  /** Translator of `common`. */
  readonly t: Translate;
  readonly format: Formatters;
}

/** A line as it is written: "2.5", "+1", "−1". Handicaps carry their sign. */
export function lineLabel(line: string, signed: boolean, format: Formatters): string {
  const value = Number(line);
  const digits = format.number(Math.abs(value));
  if (value < 0) return `−${digits}`;
  return signed && value > 0 ? `+${digits}` : digits;
}

/** The away side's handicap mirrors the home side's, which is the market's line. */
function sideLine(line: string, outcome: string): string {
  if (outcome !== 'away') return line;
  const mirrored = -Number(line);
  return String(Object.is(mirrored, -0) ? 0 : mirrored);
}

function isHandicap(type: string): boolean {
  return type === 'handicap' || type === 'games-handicap';
}

function valuesOf(
  market: LabelledMarket,
  event: LabelledEvent,
  { format }: LabelTools,
): Record<string, string> {
  const { line, team, ...rest } = market.specifiers;
  const home = format.name(event.home);
  const away = format.name(event.away);
  return {
    ...rest,
    home,
    away,
    line: line === undefined ? '' : lineLabel(line, isHandicap(market.type), format),
    team: team === 'away' ? away : home,
  };
}

/** Name of a market: "Total 2.5", "Arsenal: total 1.5". */
export function marketLabel(market: LabelledMarket, event: LabelledEvent, tools: LabelTools): string {
  return tools.t(`market.${market.type}`, valuesOf(market, event, tools));
}

/** Name of an outcome: "Arsenal", "Over 2.5", "Chelsea (+1)", "2:1". */
export function outcomeLabel(
  market: LabelledMarket,
  outcome: string,
  event: LabelledEvent,
  tools: LabelTools,
): string {
  const scored = /^(\d+):(\d+)$/.exec(outcome);
  if (scored !== null) return `${scored[1]}–${scored[2]}`;
  const values = valuesOf(market, event, tools);
  const { line } = market.specifiers;
  if (line !== undefined && isHandicap(market.type)) {
    values['line'] = lineLabel(sideLine(line, outcome), true, tools.format);
  }
  return tools.t(`outcome.${market.type}.${outcome}`, values);
}

/** Name of a period: "1st half", "3rd set". An unknown one is empty. */
export function periodLabel(sport: string, period: string, t: Translate): string {
  const key = `period.${sport}.${period}`;
  const label = period === '' ? '' : t(key);
  return label === key ? '' : label;
}
