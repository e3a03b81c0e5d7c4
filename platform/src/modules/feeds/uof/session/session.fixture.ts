import type { NameLanguage } from '@paddock/contract/schemas';

import { ManualClock } from '../../../../kernel/time/clock.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import { Board } from '../translate/board.ts';
import { MarketKinds } from '../translate/market-kinds.ts';
import { Translator } from '../translate/translator.ts';
import { Outgoing } from './outgoing.ts';
import type { RecoveryAnswer } from './ask-recovery.ts';
import { Products, type RecoveryRequest } from './products.ts';
import { Reference } from './reference.ts';
import { Session } from './session.ts';
import { UofApi } from './uof-api.ts';

export const NOW_MS = Date.UTC(2026, 10, 1, 12);

const KINDS = `<market_descriptions><market id="1" name="1x2" groups="all|score"><outcomes>
  <outcome id="1" name="a"/><outcome id="2" name="draw"/><outcome id="3" name="b"/></outcomes></market>
  <market id="888" name="Scorer" groups="all|scorers" includes_outcomes_of_type="sr:player"/></market_descriptions>`;
const fixtureOf = (
  event: string,
) => `<fixtures_fixture><fixture id="${event}" start_time="2026-11-01T13:00:00+00:00">
  <tournament id="sr:tournament:7" name="Cup"><sport id="sr:sport:1" name="Soccer"/>
  <category id="sr:category:1" name="England"/></tournament><competitors>
  <competitor id="sr:competitor:1" name="North End" qualifier="home"/>
  <competitor id="sr:competitor:2" name="South End" qualifier="away"/></competitors></fixture></fixtures_fixture>`;

/** Documents of an API by what their path ends in; the longest end counts. */
export type Documents = Record<string, string | number | undefined>;

const producer = (id: number, folder: string) => ({
  id,
  name: folder,
  folder,
  active: true,
  recoveryWindowMinutes: 600,
});

/** A session of two products with its clock, API and sink in the hands of a test. */
export async function openSession(
  sink: FeedSink,
  documents: Documents = {},
  {
    clock = new ManualClock(NOW_MS),
    epoch = 1,
    languages = ['ru'],
  }: { clock?: ManualClock; epoch?: number; languages?: readonly NameLanguage[] } = {},
) {
  const asked: string[] = [];
  const waits: { path: string; go: () => void }[] = [];
  const held = new Set<string>();
  const given: Documents = { 'markets.xml': KINDS, ...documents };
  const fetch = async (input: string | URL | Request) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    asked.push(path);
    if ([...held].some((part) => path.includes(part))) {
      await new Promise<void>((go) => waits.push({ path, go }));
    }
    const event = /sport_events\/(.+)\/fixture/.exec(path)?.[1];
    const [known] = Object.keys(given)
      .filter((end) => path.endsWith(end))
      .toSorted((one, other) => other.length - one.length)
      .flatMap((end) => given[end] ?? []);
    const text = known ?? (event === undefined ? 404 : fixtureOf(event));
    return typeof text === 'number' ? new Response('', { status: text }) : new Response(text);
  };
  const api = new UofApi({
    url: 'http://uof.test/v1',
    token: 't',
    nodeId: 1,
    fetch,
    pause: () => Promise.resolve(),
    onFault: () => undefined,
  });
  const kinds: MarketKinds = new MarketKinds((id) => reference.nameOf(id));
  const reference = new Reference(api, kinds, clock, languages);
  await reference.loadKinds();
  const board = new Board();
  const products = new Products([producer(1, 'liveodds'), producer(3, 'pre')], new Map(), 0);
  const isUp = (product: number) => products.stateOf(product) === 'up';
  const logged: string[] = [];
  const log = {
    info: () => undefined,
    warn: (_fields: object, message: string) => logged.push(message),
    error: (_fields: object, message: string) => logged.push(message),
  };
  const emitter = createFeedEmitter({
    producer: 'uof',
    epoch,
    sink,
    clock,
    onQuarantine: () => undefined,
  });
  const recoveries: RecoveryRequest[] = [];
  const kept: [number, number][] = [];
  const answers: RecoveryAnswer[] = [];
  const translator = new Translator({
    kinds,
    board,
    nameOf: (id) => reference.nameOf(id),
    isAwaited: (id) => reference.isAwaited(id),
    isUp,
    leastCertainty: 1,
    voidReasons: new Map(),
  });
  const session = new Session({
    clock,
    log,
    products,
    reference,
    board,
    translator,
    outgoing: new Outgoing(emitter, () => [...translator.types(), ...board.picture(isUp)], log),
    recover: (request) => {
      recoveries.push(request);
      return Promise.resolve(answers.shift() ?? 'comes');
    },
    keepToldUntil: (product, atMs) => {
      kept.push([product, atMs]);
      return Promise.resolve();
    },
  });
  const about = (product: number) => `product="${product}" timestamp="${clock.nowMs()}"`;
  return {
    ...{ session, clock, asked, recoveries, kept, answers, logged, board, products, held, given },
    /** Lets documents come that were held back. */
    release(part: string) {
      held.delete(part);
      for (const { path, go } of waits) if (path.includes(part)) go();
    },
    alive: (product = 1, subscribed = 1) =>
      session.take(`<alive ${about(product)} subscribed="${subscribed}"/>`, '-.-.-.alive.-.-.-.-'),
    complete: (requestId: number, product = 1) =>
      session.take(
        `<snapshot_complete ${about(product)} request_id="${requestId}"/>`,
        '-.-.-.snapshot_complete.-.-.-.-',
      ),
    odds: (home: string, { event = 'sr:match:7', product = 1, more = '' } = {}) =>
      session.take(
        `<odds_change ${about(product)} event_id="${event}" ${more}><odds><market id="1"><outcome id="1" odds="${home}"/>
         <outcome id="2" odds="3.4"/><outcome id="3" odds="3.75"/></market></odds></odds_change>`,
        `hi.-.live.odds_change.1.${event.replace(/:(\d+)$/, '.$1')}.-`,
      ),
    take: (xml: string, key = 'hi.-.live.odds_change.1.sr:match.7.-') => session.take(xml, key),
    about,
  };
}
