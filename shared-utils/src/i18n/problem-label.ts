import type { ApiProblem } from '../http/http-types.ts';
import type { Formatters, TextValues, Translate } from './i18n-types.ts';

export interface LabelTools {
  /** Translator of `common`. */
  readonly t: Translate;
  readonly format: Formatters;
}

/** What servers say with a refusal; nothing of it is sure to be there. */
type Details = Readonly<
  Partial<
    Record<'min' | 'max' | 'maxWin' | 'currency' | 'limitType' | 'limit' | 'room' | 'endsAtMs', unknown>
  >
>;

/**
 * A refusal in words: a service's own where it sends them (S8-08, S8-10), else ours, naming the amounts where the server
 * gave them: "The smallest stake is €0.10."
 */
export function problemLabel({ code, title, details }: ApiProblem, tools: LabelTools): string {
  if (title !== undefined) return title;
  const key = `errors.${code}`;
  const values = typeof details === 'object' && details !== null ? valuesOf(details, tools) : undefined;
  const label = tools.t(key, values);
  // A code from a newer server has no words here yet.
  return label === key ? tools.t('errors.INTERNAL') : label;
}

/** The values of the more exact words, and which words these are. */
function valuesOf(details: Details, { t, format }: LabelTools): TextValues | undefined {
  const { min, max, maxWin, currency, limitType, limit, room, endsAtMs } = details;
  const amount = (value: unknown): string => format.amount(String(value), String(currency));
  if (typeof max === 'string' && typeof maxWin === 'string')
    return { context: Number(max) > 0 ? 'win' : 'winAtAny', max: amount(max), maxWin: amount(maxWin) };
  if (typeof min === 'string' && typeof max === 'string')
    return { context: 'bounds', min: amount(min), max: amount(max) };
  if (typeof limit === 'string' && typeof room === 'string')
    return {
      context: 'room',
      limitName: t(`limitName.${String(limitType)}`),
      limit: amount(limit),
      room: amount(room),
    };
  return typeof endsAtMs === 'number'
    ? { context: 'until', until: `${format.date(endsAtMs)}, ${format.time(endsAtMs)}` }
    : undefined;
}
