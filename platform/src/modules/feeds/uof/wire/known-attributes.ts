import type { WireFault } from './wire-fault.ts';
import type { XmlElement } from './xml.ts';

const set = (words: string) => new Set(words.split(' '));
const WINDOW = 'start_time end_time superceded_by';
const EVENT = 'product event_id timestamp request_id';

/** Attributes of the public schema, by element; those that are not read here are known all the same. */
const KNOWN = new Map(
  Object.entries<ReadonlySet<string>>({
    odds_change: set(`${EVENT} odds_generation_time`),
    bet_stop: set(`${EVENT} groups market_status`),
    bet_settlement: set(`${EVENT} certainty`),
    bet_cancel: set(`${EVENT} ${WINDOW}`),
    rollback_bet_settlement: set(EVENT),
    rollback_bet_cancel: set(`${EVENT} ${WINDOW}`),
    fixture_change: set(`${EVENT} change_type start_time next_live_time`),
    alive: set('product timestamp subscribed'),
    snapshot_complete: set('product timestamp request_id'),
    odds: set('betting_status betstop_reason'),
    market: set(
      'id specifiers extended_specifiers status favourite cashout_status void_reason void_reason_params result',
    ),
    outcome: set('id odds probabilities active team result void_factor dead_heat_factor'),
  }),
);

/** Attributes of a message that nobody here knows: of the message, its odds, markets and outcomes, each name once. */
export function unknownAttributes(root: XmlElement): readonly WireFault[] {
  const strange = new Set<string>();
  collect(root, strange);
  return [...strange].map((name) => ({ code: 'UOF_UNKNOWN_ATTRIBUTE', reason: `${name} is not known` }));
}

function collect(element: XmlElement, strange: Set<string>): void {
  const known = KNOWN.get(element.name);
  if (known !== undefined) {
    for (const name of Object.keys(element.attributes)) {
      if (!known.has(name) && !name.startsWith('xmlns')) strange.add(`${element.name}/${name}`);
    }
  }
  // What a match's status has beside what is read changes with the sport.
  if (element.name === 'sport_event_status') return;
  for (const child of element.children) collect(child, strange);
}
