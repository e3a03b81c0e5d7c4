import { HOUR_MS } from '@paddock/contract';
import type { Competitor, EventDetail, MarketView } from '@paddock/contract/schemas';
import { aMarket, anEvent, SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

const side = (
  en: string,
  ru: string,
  pattern: Competitor['silk']['pattern'] = 'stripes',
  colours: Competitor['silk']['colours'] = ['#c8102e', '#ffffff'],
): Competitor => ({ name: { en, ru }, silk: { pattern, colours } });

const LONG = side(
  'Deportivo Independiente de la Universidad Nacional Autónoma',
  'Депортиво Индепендьенте Национального автономного университета',
  'sash',
);
const HARBOUR = side('Harbour City', 'Харбор Сити');
const ROVERS = side('Mill Rovers', 'Милл Роверс', 'halves', ['#0b5fa5', '#ffd400']);
const ANN = side('Anastasia Konstantinova-Petersen', 'Анастасия Константинова-Петерсен');
const EVA = side('Eva Lind', 'Эва Линд');

const league = (id: string, en: string, ru: string): EventDetail['championship'] => ({
  id,
  slug: 'league',
  name: { en, ru },
});
const region = (code: string, en: string, ru: string): EventDetail['region'] => ({ code, name: { en, ru } });

function market(
  id: string,
  type: string,
  outcomes: readonly (readonly [string, number])[],
  line?: string,
): MarketView {
  return aMarket({
    id,
    type,
    specifiers: line === undefined ? {} : { line },
    selections: outcomes.map(([outcome, oddsMilli]) => ({ outcome, oddsMilli, open: true })),
  });
}
const total = (id: string, line: string, over: number, under: number) =>
  market(
    id,
    'total',
    [
      ['over', over],
      ['under', under],
    ],
    line,
  );
const handicap = (id: string, line: string, home: number, away: number) =>
  market(
    id,
    'handicap',
    [
      ['home', home],
      ['away', away],
    ],
    line,
  );
const result = (id: string, home: number, draw: number, away: number) =>
  market(id, '1x2', [
    ['home', home],
    ['draw', draw],
    ['away', away],
  ]);

const SCORES = ['1:0', '2:0', '2:1', '3:0', '0:0', '1:1', '2:2', '0:1', '0:2', '1:2', 'any-other'];

/** A football match with everything a page of one shows. */
export const FOOTBALL: EventDetail = anEvent({
  home: LONG,
  away: ROVERS,
  marketCount: 184,
  state: {
    ...anEvent().state,
    period: 'h2',
    clockSec: 4_020,
    clockRate: 0,
    score: [2, 1],
    parts: [
      [1, 1],
      [1, 0],
    ],
    redCards: [0, 1],
    incidents: [
      { kind: 'goal', side: 'home', atSec: 700 },
      { kind: 'yellow-card', side: 'away', atSec: 1_500 },
      { kind: 'goal', side: 'away', atSec: 2_500 },
      { kind: 'goal', side: 'home', atSec: 3_400 },
      { kind: 'red-card', side: 'away', atSec: 3_600 },
    ],
    stats: {
      possession: [58, 42],
      attacks: [61, 47],
      shots: [7, 4],
      corners: [6, 0],
      'yellow-cards': [0, 1],
    },
  },
  markets: [
    result('501', 2_050, 3_400, 3_600),
    market('510', 'double-chance', [
      ['1x', 1_240],
      ['12', 1_330],
      ['x2', 1_720],
    ]),
    ...['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '6.5'].map((line, at) =>
      total(String(520 + at), line, 1_040 + at * at * 300, 11_000 - at * 1_500),
    ),
    handicap('540', '-1.5', 3_300, 1_330),
    handicap('541', '0.5', 1_200, 4_400),
    market(
      '550',
      'correct-score',
      SCORES.map((score, at) => [score, 6_000 + at * 4_500] as const),
    ),
  ],
});

const { clockSec: _clock, clockAtMs: _at, clockRate: _rate, ...WITHOUT_CLOCK } = anEvent().state;

/** A tennis match: no clock, sets and points. */
export const TENNIS: EventDetail = anEvent({
  id: '403',
  sport: 'tennis',
  home: ANN,
  away: EVA,
  championship: league(
    '303',
    'Open of the Northern Isles. Women. Doubles',
    'Открытый чемпионат Северных островов. Женщины',
  ),
  region: region('world', 'World', 'Мир'),
  marketCount: 21,
  state: {
    ...WITHOUT_CLOCK,
    period: 's3',
    score: [1, 1],
    parts: [
      [7, 6],
      [4, 6],
      [2, 3],
    ],
    points: ['40', 'A'],
    server: 'away',
  },
  markets: [
    market('503', 'winner', [
      ['home', 1_440],
      ['away', 2_750],
    ]),
    market(
      '513',
      'games-total',
      [
        ['over', 1_900],
        ['under', 1_900],
      ],
      '22.5',
    ),
    market(
      '523',
      'games-handicap',
      [
        ['home', 2_000],
        ['away', 1_800],
      ],
      '-3.5',
    ),
  ],
});

/** What is being played: each kind of clock and score, a name that is too long, prices of all lengths. */
export const LIVE: readonly EventDetail[] = [
  anEvent({
    home: HARBOUR,
    away: ROVERS,
    marketCount: 97,
    markets: [
      result('501', 2_050, 3_400, 3_600),
      total('511', '2.5', 1_850, 1_950),
      handicap('521', '-1', 2_900, 1_400),
    ],
  }),
  anEvent({
    id: '402',
    home: LONG,
    away: ROVERS,
    marketCount: 184,
    state: { ...FOOTBALL.state, period: 'ht', clockSec: 2_700 },
    markets: [result('502', 1_010, 23_000, 501_000), total('512', '10.5', 1_001, 1_000_000)],
  }),
  TENNIS,
  anEvent({
    id: '404',
    sport: 'basketball',
    home: side('Brno', 'Брно'),
    away: side('Thessaloniki', 'Салоники'),
    championship: league('304', 'Cup', 'Кубок'),
    region: region('gr', 'Greece', 'Греция'),
    state: {
      ...anEvent().state,
      period: 'q4',
      clockSec: 125,
      clockRate: 0,
      score: [101, 99],
      parts: [
        [25, 31],
        [28, 22],
        [30, 30],
        [18, 16],
      ],
    },
    markets: [
      market('504', 'winner', [
        ['home', 1_720],
        ['away', 2_100],
      ]),
      total('514', '221.5', 1_900, 1_900),
    ],
  }),
  anEvent({
    id: '405',
    home: EVA,
    away: HARBOUR,
    marketCount: 0,
    markets: [],
    championship: league('305', 'B', 'Б'),
  }),
];

export const UPCOMING: readonly EventDetail[] = [FOOTBALL, anEvent({ home: HARBOUR, away: ROVERS })].map(
  (event, at) => ({
    ...event,
    id: `41${at}`,
    markets: event.markets.slice(0, 3).map((one) => ({ ...one, id: `6${at}${one.id}` })),
    state: {
      status: 'upcoming',
      startsAtMs: SAMPLE_NOW_MS + (at + 1) * 7 * HOUR_MS,
      period: '',
      score: [0, 0],
      parts: [],
    },
  }),
);
