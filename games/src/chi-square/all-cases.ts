import { BLACKJACK } from '../blackjack/blackjack.ts';
import { DECK } from '../cards/cards.ts';
import { chanceOf, crashPoint } from '../crash/crash.ts';
import type { Draws } from '../fairness/draws.ts';
import { HI_LO } from '../hi-lo/hi-lo.ts';
import { MINES } from '../mines/mines.ts';
import { VIDEO_POKER } from '../video-poker/video-poker.ts';
import { INSTANT_CASES } from './instant-cases.ts';
import { caseOf, equally, type OddsCase } from './odds-case.ts';

const MULTIPLIERS = [1_010, 1_500, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** Crash by hashes made of a round's numbers, told apart by the targets its point reaches. */
function crashCase(): OddsCase {
  const scale = 1n << 52n;
  const reaching = [
    scale,
    ...MULTIPLIERS.map((milli) => (chanceOf(milli).num * scale) / chanceOf(milli).den),
    0n,
  ];
  const ways = reaching.slice(0, -1).map((each, at) => each - (reaching[at + 1] ?? 0n));
  const hashOf = (draws: Draws): string =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) => draws(at).toString(16).padStart(8, '0')).join('');
  return {
    name: 'crash',
    ways: new Map(ways.map((each, at) => [String(at), each])),
    cellOf(draws) {
      const point = crashPoint({ hash: hashOf(draws), salt: 'chi-square' });
      return String(MULTIPLIERS.filter((milli) => point >= milli).length);
    },
  };
}

/** How many of the 2,598,960 hands of five cards are worth what. */
const POKER_HANDS = {
  'royal-flush': 4n,
  'straight-flush': 36n,
  'four-of-a-kind': 624n,
  'full-house': 3_744n,
  flush: 5_108n,
  straight: 10_200n,
  'three-of-a-kind': 54_912n,
  'two-pair': 123_552n,
  'jacks-or-better': 337_920n,
  nothing: 2_062_860n,
};

/** Games with moves by what a first look shows: what follows is more of the same draws. */
const CASES_WITH_MOVES: readonly OddsCase[] = [
  caseOf(
    'mines, 3',
    MINES,
    { mines: 3 },
    { mine: 3n, safe: 22n },
    ({ end }) => (end === 'mine' ? 'mine' : 'safe'),
    [{ kind: 'reveal', tile: 12 }],
  ),
  caseOf('hi-lo, first card', HI_LO, {}, equally(DECK), ({ cards }) => cards[0] ?? -1),
  caseOf('video-poker, dealt', VIDEO_POKER, {}, POKER_HANDS, ({ hand }) => hand),
  caseOf('blackjack, open card', BLACKJACK, {}, equally(DECK), ({ dealer }) => dealer[0] ?? -1),
];

export const ALL_CASES: readonly OddsCase[] = [...INSTANT_CASES, ...CASES_WITH_MOVES, crashCase()];
