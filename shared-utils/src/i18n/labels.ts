import type { LocalizedName } from '@paddock/contract/schemas';

import type { Formatters, Translate } from './i18n-types.ts';

/** What a label needs to know of a market: a market shape as it is, a coupon's or bet's leg by its `marketType`. */
export interface LabelledMarket {
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
}

/** A side as an event has it (a competitor) or as a coupon's or bet's leg has it (its name). */
type LabelledSide = LocalizedName | { readonly name: LocalizedName };

/** An event, a coupon's or a bet's leg. */
export interface LabelledEvent {
  readonly sport: string;
  readonly home: LabelledSide;
  readonly away: LabelledSide;
}

/** A leg of a coupon or of a bet. */
export interface LabelledLeg extends LabelledEvent {
  readonly marketType: string;
  readonly specifiers: LabelledMarket['specifiers'];
  readonly outcome: string;
}

export interface LegLabels {
  readonly outcome: string;
  readonly market: string;
  readonly match: string;
}

export interface LabelTools {
  /** Translator of `common`. */
  readonly t: Translate;
  readonly format: Formatters;
}

function sideName(side: LabelledSide, format: Formatters): string {
  return format.name('name' in side ? side.name : side);
}

/** A line as it is written: "2.5", "+1", "−1". Handicaps carry their sign. */
export function lineLabel(line: string, signed: boolean, format: Formatters): string {
  const value = Number(line);
  const digits = format.number(value);
  return signed && value > 0 ? `+${digits}` : digits;
}

/** The away side's handicap mirrors the home side's, which is the market's line. */
export function sideLine(line: string, outcome: string): string {
  const isMirrored = outcome === 'away' && Number(line) !== 0;
  return isMirrored ? String(-Number(line)) : line;
}

function isHandicap(type: string): boolean {
  return type === 'handicap' || type === 'games-handicap';
}

/** "1st half", "3rd set": the part of the match a market is about. */
function partsOf(
  specifiers: LabelledMarket['specifiers'],
  sport: string,
  t: Translate,
): Record<string, string> {
  const parts = ['half', 'set', 'quarter'].filter((part) => specifiers[part] !== undefined);
  return Object.fromEntries(
    parts.map((part) => [part, t(`part.${part}.${specifiers[part]}`, { context: sport })]),
  );
}

function valuesOf(
  market: LabelledMarket,
  event: LabelledEvent,
  { t, format }: LabelTools,
): Record<string, string> {
  const { line, team, goal = '' } = market.specifiers;
  const home = sideName(event.home, format);
  const away = sideName(event.away, format);
  return {
    ...partsOf(market.specifiers, event.sport, t),
    goal,
    home,
    away,
    line: line === undefined ? '' : lineLabel(line, isHandicap(market.type), format),
    team: team === 'away' ? away : home,
    context: event.sport,
  };
}

/** Name of a market: "Total goals 2.5", "Harbour City: total 1.5". */
export function marketLabel(market: LabelledMarket, event: LabelledEvent, tools: LabelTools): string {
  return tools.t(`market.${market.type}`, valuesOf(market, event, tools));
}

/** Name of an outcome: "Harbour City", "Over 2.5", "Mill Rovers (+1)", "2–1". */
export function outcomeLabel(
  market: LabelledMarket,
  outcome: string,
  event: LabelledEvent,
  tools: LabelTools,
): string {
  const scored = /^(\d+):(\d+)$/.exec(outcome);
  if (scored !== null) return `${scored[1]}–${scored[2]}`;
  const { line } = market.specifiers;
  const ownLine =
    line !== undefined && isHandicap(market.type)
      ? { line: lineLabel(sideLine(line, outcome), true, tools.format) }
      : {};
  return tools.t(`outcome.${market.type}.${outcome}`, { ...valuesOf(market, event, tools), ...ownLine });
}

/** "Harbour City – Mill Rovers". */
export function matchLabel({ home, away }: LabelledEvent, format: Formatters): string {
  return `${sideName(home, format)} – ${sideName(away, format)}`;
}

/** What a leg is bet on, of which market, in which match. */
export function legLabels(leg: LabelledLeg, tools: LabelTools): LegLabels {
  const market = { type: leg.marketType, specifiers: leg.specifiers };
  return {
    outcome: outcomeLabel(market, leg.outcome, leg, tools),
    market: marketLabel(market, leg, tools),
    match: matchLabel(leg, tools.format),
  };
}

/** Name of a period: "1st half", "3rd set". An unknown one is empty. */
export function periodLabel(sport: string, period: string, t: Translate): string {
  const key = `period.${sport}.${period}`;
  const label = period === '' ? '' : t(key);
  return label === key ? '' : label;
}

/**
 * A written price for those who hear it: as it is seen, so that it can be named to the browser, and a fraction also as
 * people say it, "21/20, 21 to 20"; a slash would be read as a slash or a date.
 */
export function priceLabel(shown: string, t: Translate): string {
  const [up = '', down] = shown.split('/');
  return down === undefined ? shown : `${shown}, ${t('odds.fraction', { up, down })}`;
}

/** Why a price is not open, for players. An unknown reason gets the general words. */
export function suspensionLabel(reason: string | null, t: Translate): string {
  const key = `suspension.${reason ?? 'unknown'}`;
  const label = t(key);
  return label === key ? t('suspension.unknown') : label;
}
