import type { FeedBody } from '@paddock/contract/schemas';

import { checkMessage } from '../../push/message-check.ts';
import { EVENT, matchOdds, NOW_MS, odds, openTranslator, xml } from './translator.fixture.ts';

/** Markets of a message in short: `1x2 open 2000/3400/3750`. */
function short(bodies: readonly FeedBody[]): readonly string[] {
  return bodies.flatMap((body) => {
    if (body.kind !== 'prices') return [body.kind];
    return body.markets.map(({ type, specifiers, status, reason, selections }) =>
      [type, ...Object.values(specifiers), status, reason, selections.map((one) => one.oddsMilli).join('/')]
        .filter((part) => part !== undefined)
        .join(' '),
    );
  });
}

describe('prices of the unified odds feed', () => {
  it('are those of our markets, with their lines and outcomes by our names', () => {
    const { told } = openTranslator();
    const bodies = told(
      odds(`${matchOdds()}<market id="18" specifiers="total=2.50"><outcome id="12" odds="1.95"/>
        <outcome id="13" odds="1.85" active="0"/></market>
        <market id="19" specifiers="total=1.5"><outcome id="12" odds="1.7"/></market>
        <market id="16" specifiers="hcp=-0.25"><outcome id="1714" odds="1.9"/><outcome id="1715" odds="1.9"/></market>
        <market id="45"><outcome id="274" odds="8"/><outcome id="276" odds="7"/><outcome id="324" odds="30"/></market>
        <market id="68" specifiers="total=0.5"><outcome id="12" odds="1.4"/></market>
        <market id="8" specifiers="goalnr=2"><outcome id="6" odds="2.5"/><outcome id="7" odds="9"/></market>`),
    );
    expect(bodies).toMatchObject([
      {
        kind: 'prices',
        event: EVENT,
        markets: [
          {
            type: '1x2',
            selections: [{ outcome: 'home', oddsMilli: 2000 }, { outcome: 'draw' }, { outcome: 'away' }],
          },
          {
            type: 'total',
            specifiers: { line: '2.5' },
            selections: [
              { outcome: 'over', oddsMilli: 1950 },
              { outcome: 'under', open: false },
            ],
          },
          { type: 'team-total', specifiers: { line: '1.5', team: 'home' } },
          {
            type: 'handicap',
            specifiers: { line: '-0.25' },
            selections: [{ outcome: 'home' }, { outcome: 'away' }],
          },
          {
            type: 'correct-score',
            selections: [{ outcome: '0:0' }, { outcome: '1:0' }, { outcome: 'any-other' }],
          },
          { type: 'half-total', specifiers: { half: '1', line: '0.5' } },
          {
            type: 'next-goal',
            specifiers: { goal: '2' },
            selections: [{ outcome: 'home' }, { outcome: 'none' }],
          },
        ],
      },
    ]);
  });

  it('of other kinds of market are described once, before they are told, and keep their ids', () => {
    const { told } = openTranslator();
    const corners = `<market id="575" specifiers="total=1.50|from=1|to=10"><outcome id="12" odds="2"/></market>`;
    expect(told(odds(corners))).toEqual([
      {
        kind: 'market-types',
        types: [
          {
            id: '575',
            name: { en: 'Corners {from} to {to}', ru: 'Угловые' },
            specifiers: [
              { name: 'total', kind: 'line' },
              { name: 'from', kind: 'integer' },
              { name: 'to', kind: 'integer' },
            ],
            outcomes: [
              { code: '12', name: { en: 'over {total}', ru: 'больше {total}' } },
              { code: '13', name: { en: 'under {total}' } },
            ],
            group: 'other',
          },
        ],
      },
      expect.objectContaining({
        markets: [
          expect.objectContaining({ type: 'uof:575', specifiers: { total: '1.5', from: '1', to: '10' } }),
        ],
      }),
    ]);
    expect(short(told(odds(corners.replace('to=10', 'to=20'), 1)))).toEqual(['uof:575 1.5 1 20 open 2000']);
  });

  it('of a variant bring the variant, of players their names, of an unknown market its id', () => {
    const { told, kinds } = openTranslator();
    const exact = `<market id="21" specifiers="variant=sr:exact_goals:6+"><outcome id="sr:exact_goals:6+:68" odds="9"/></market>`;
    const [types, prices] = told(odds(exact));
    expect(types).toMatchObject({
      types: [
        { id: '21', outcomes: [] },
        { id: '21', variant: 'sr:exact_goals:6+', outcomes: [{ code: '68' }, { code: '74' }] },
      ],
    });
    expect(prices).toMatchObject({
      markets: [{ specifiers: { variant: 'sr:exact_goals:6+' }, selections: [{ outcome: '68' }] }],
    });
    const scorer = `<market id="892" specifiers="goalnr=1"><outcome id="sr:player:5" odds="9"/></market>`;
    expect(told(odds(scorer))).toMatchObject([
      { types: [{ id: '892', beyond: 'named', group: 'players' }] },
      { markets: [{ selections: [{ outcome: 'sr:player:5', name: { en: 'Harlow, A' } }] }] },
    ]);
    expect(
      short(told(odds('<market id="9999" specifiers="x=1"><outcome id="4" odds="2"/></market>'))),
    ).toEqual(['uof:9999 1 open 2000']);
    const dynamic = { id: 535, specifiers: { variant: 'pre:markettext:52751' } };
    expect(kinds.unknownVariant(dynamic)).toEqual({ id: 535, variant: 'pre:markettext:52751' });
    const outcomes = [{ id: 'pre:outcometext:1', name: 'A' }];
    kinds.learn(
      [
        {
          id: 535,
          variant: 'pre:markettext:52751',
          name: 'Top five',
          groups: ['all'],
          outcomes,
          specifiers: [],
          openOutcomes: false,
        },
      ],
      [],
    );
    expect(kinds.unknownVariant(dynamic)).toBeUndefined();
    const long = `<market id="535" specifiers="variant=pre:markettext:52751"><outcome id="pre:outcometext:1" odds="3"/></market>`;
    expect(told(odds(long))).toMatchObject([
      {
        types: [
          { id: 'pre:markettext:52751', name: { en: 'Top five' }, outcomes: [{ code: 'pre:outcometext:1' }] },
        ],
      },
      { markets: [{ type: 'uof:pre:markettext:52751', specifiers: {} }] },
    ]);
  });

  it.each([
    ['1', 'open'],
    ['0', 'suspended bet-stop'],
    ['-1', 'suspended bet-stop'],
    ['-2', 'suspended bet-stop'],
    ['-3', 'closed'],
    ['-4', 'closed'],
  ])('of status %s are %s', (status, expected) => {
    const { told } = openTranslator();
    told(odds(matchOdds()));
    expect(short(told(odds(`<market id="1" status="${status}"/>`, 1)))).toEqual([
      `1x2 ${expected} 2000/3400/3750`,
    ]);
  });

  it('stop by groups and by product, and of the whole event where nothing is left open', () => {
    const { told, board } = openTranslator();
    const corners = `<market id="575" specifiers="total=1.5|from=1|to=10"><outcome id="12" odds="2"/></market>`;
    told(odds(matchOdds() + corners));
    told(odds(matchOdds('9', '-2'), 1, 'product="3"'));
    expect(short(told(xml('bet_stop', 'groups="regular_play|cards"', 1)))).toEqual([
      '1x2 suspended bet-stop 2000/3400/3750',
    ]);
    expect(short(told(xml('bet_stop', 'groups="all" product="3"', 2)))).toEqual([]);
    expect(told(xml('bet_stop', 'groups="all"', 2))).toEqual([
      { kind: 'bet-stop', event: EVENT, reason: 'bet-stop' },
    ]);
    expect(
      [...(board.events.get(EVENT)?.markets.values() ?? [])].map(({ told: { status } }) => status),
    ).toEqual(['suspended', 'suspended']);
  });

  it('that come late say nothing of what is known by then; the same said twice is the same', () => {
    const { told } = openTranslator();
    told(odds(matchOdds('2.1'), 5));
    expect(short(told(odds(matchOdds('1.5'), 4)))).toEqual([]);
    expect(short(told(xml('bet_stop', 'groups="score"', 4)))).toEqual([]);
    expect(short(told(odds(matchOdds('2.1'), 5)))).toEqual(['1x2 open 2100/3400/3750']);
  });

  it('of a product that is not to be trusted are suspended, and stand on the board for later', () => {
    const { told, board } = openTranslator({ isUp: () => false });
    expect(short(told(odds(matchOdds())))).toEqual(['1x2 suspended feed 2000/3400/3750']);
    expect(short(board.ofProduct(1, true))).toEqual(['1x2 open 2000/3400/3750']);
    expect(short(board.picture(() => true))).toEqual(['fixture', '1x2 open 2000/3400/3750']);
    expect(short(board.ofProduct(3, true))).toEqual([]);
  });

  it('are sent with what is told of the match, once for each news', () => {
    const { told, announced } = openTranslator();
    const status = (
      time: string,
    ) => `<sport_event_status status="1" match_status="6" home_score="1" away_score="0">
      <clock match_time="${time}"/></sport_event_status>`;
    const first = told(xml('odds_change', '', 0, status('10:05')));
    expect(first).toEqual([
      {
        kind: 'score',
        event: EVENT,
        state: {
          status: 'live',
          startsAtMs: NOW_MS,
          period: 'h1',
          clockSec: 605,
          clockAtMs: NOW_MS,
          clockRate: 1,
          score: [1, 0],
          parts: [],
        },
      },
    ]);
    expect(told(xml('odds_change', '', 5, status('10:10')))).toEqual([]);
    // Now and then also where nothing moves: the match is not silent.
    const still = told(xml('odds_change', '', 9_000, status('10:14')), NOW_MS + 9_000);
    expect(still).toMatchObject([{ kind: 'score', state: { clockSec: 614, score: [1, 0] } }]);
    expect(announced).toMatchObject([
      { sport: 'football', region: { code: 'eng' }, championship: { slug: 'england-premiere-cup' } },
    ]);
    for (const body of [...first, ...announced]) {
      const envelope = { producer: 'uof', epoch: 1, seq: 1, generatedAtMs: NOW_MS, body };
      expect(checkMessage(envelope)).toMatchObject({ ok: true });
    }
  });
});
