import type { ReadMessage } from './messages.ts';
import { readMessage } from './read-message.ts';
import type { WireFault } from './wire-fault.ts';

const ABOUT = 'product="1" event_id="sr:match:7" timestamp="1700000000000"';

function read(xml: string): ReadMessage {
  const one = readMessage(xml);
  if (!one.ok) throw new Error(one.fault.reason);
  return one.value;
}
function faultOf(xml: string): WireFault {
  const one = readMessage(xml);
  if (one.ok) throw new Error('it was read');
  return one.fault;
}

describe('a message of the unified odds feed', () => {
  it('is read with its markets, outcomes and what is told of the match', () => {
    const { message, faults } = read(`<?xml version="1.0"?>
      <odds_change ${ABOUT} request_id="12"><sport_event_status status="1" match_status="7" home_score="2" away_score="1"
        current_server="2" home_gamescore="40" away_gamescore="50">
        <clock match_time="75:02" stopped="true" remaining_time_in_period="3:10"/>
        <period_scores><period_score match_status_code="6" number="1" home_score="2" away_score="0"/></period_scores>
        <statistics><red_cards home="0" away="1"/></statistics></sport_event_status>
        <odds betstop_reason="2"><market id="18" specifiers="total=2.5" status="-1">
          <outcome id="12" odds="1.95" active="1"/><outcome id="13" odds="200.0" active="0"/></market>
          <market id="49"/></odds></odds_change>`);
    expect(faults).toEqual([]);
    expect(message).toEqual({
      kind: 'odds_change',
      product: 1,
      event: 'sr:match:7',
      timestampMs: 1_700_000_000_000,
      requestId: 12,
      betStopReason: 2,
      status: {
        status: 1,
        matchStatus: 7,
        score: [2, 1],
        gameScore: [40, 50],
        server: 'away',
        playedSec: 4502,
        leftSec: 190,
        clockStopped: true,
        periods: [{ code: 6, home: 2, away: 0 }],
        redCards: [0, 1],
        yellowCards: undefined,
        corners: undefined,
      },
      markets: [
        {
          id: 18,
          specifiers: { total: '2.5' },
          status: -1,
          outcomes: [
            { id: '12', odds: 1.95, active: true },
            { id: '13', odds: 200, active: false },
          ],
        },
        { id: 49, specifiers: {}, status: 1, outcomes: [] },
      ],
    });
  });

  it('is read in each of its kinds', () => {
    const markets = '<market id="1"/><market id="18" specifiers="total=2.5"/>';
    const named = [
      { id: 1, specifiers: {} },
      { id: 18, specifiers: { total: '2.5' } },
    ];
    const about = { product: 1, timestampMs: 1_700_000_000_000 };
    const event = { ...about, event: 'sr:match:7', requestId: undefined };
    const all = [
      [
        `<bet_stop ${ABOUT} groups="all|score" market_status="0"/>`,
        { groups: ['all', 'score'], marketStatus: 0 },
      ],
      [`<bet_stop ${ABOUT} groups="all"/>`, { groups: ['all'], marketStatus: -1 }],
      [
        `<bet_cancel ${ABOUT} start_time="5" superceded_by="sr:match:8"><market id="1" void_reason="12"/></bet_cancel>`,
        {
          startMs: 5,
          endMs: undefined,
          supercededBy: 'sr:match:8',
          markets: [{ id: 1, specifiers: {}, voidReason: 12 }],
        },
      ],
      [`<rollback_bet_settlement ${ABOUT}>${markets}</rollback_bet_settlement>`, { markets: named }],
      [
        `<rollback_bet_cancel ${ABOUT} start_time="5" end_time="9">${markets}</rollback_bet_cancel>`,
        { startMs: 5, endMs: 9, markets: named },
      ],
      [`<fixture_change ${ABOUT} change_type="2"/>`, { changeType: 2 }],
    ] as const;
    for (const [xml, rest] of all) {
      const kind = /^<(\w+)/.exec(xml)?.[1];
      expect(read(xml)).toEqual({ message: { kind, ...event, ...rest }, faults: [] });
    }
    expect(read('<alive product="1" timestamp="1700000000000" subscribed="0"/>').message).toEqual({
      kind: 'alive',
      ...about,
      subscribed: false,
    });
    expect(read('<snapshot_complete product="1" timestamp="1700000000000" request_id="4"/>').message).toEqual(
      {
        kind: 'snapshot_complete',
        ...about,
        requestId: 4,
      },
    );
  });

  it('is read with its results: certainty, void and dead-heat factors', () => {
    const { message } = read(`<bet_settlement ${ABOUT} certainty="2"><outcomes><market id="201">
      <outcome id="1" result="1" void_factor="0.5"/><outcome id="2" result="0" void_factor="1"/>
      <outcome id="3" result="1" dead_heat_factor="0.5"/><outcome id="4" result="-1"/></market></outcomes></bet_settlement>`);
    expect(message).toMatchObject({
      certainty: 2,
      markets: [
        {
          id: 201,
          outcomes: [
            { id: '1', result: 1, voidFactor: 0.5, deadHeatFactor: undefined },
            { id: '2', result: 0, voidFactor: 1 },
            { id: '3', result: 1, voidFactor: 0, deadHeatFactor: 0.5 },
            { id: '4', result: -1 },
          ],
        },
      ],
    });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['', 'UOF_XML'],
    ['not xml', 'UOF_XML'],
    [`<odds_change ${ABOUT}><odds>`, 'UOF_XML'],
    [`<!DOCTYPE a [<!ENTITY b "c">]><bet_stop ${ABOUT} groups="&b;"/>`, 'UOF_XML'],
    [`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`, 'UOF_XML'],
    [`<weather ${ABOUT}/>`, 'UOF_UNKNOWN_MESSAGE'],
    ['<odds_change product="1" timestamp="1"/>', 'UOF_MISSING'],
    ['<alive timestamp="1"/>', 'UOF_MISSING'],
    ['<alive product="one" timestamp="1"/>', 'UOF_VALUE'],
    [`<bet_settlement ${ABOUT}/>`, 'UOF_MISSING'],
    [`<bet_settlement ${ABOUT} certainty="3"/>`, 'UOF_VALUE'],
    [`<bet_stop ${ABOUT}/>`, 'UOF_MISSING'],
  ])('%s is answered by a code', (xml, code) => {
    expect(faultOf(xml)).toMatchObject({ code });
  });

  it.each(['bet_cancel', 'rollback_bet_settlement', 'rollback_bet_cancel'])(
    'of the markets a %s names never makes it one about the whole match',
    (kind) => {
      const named = faultOf(`<${kind} ${ABOUT}><market specifiers="total=2.5"/></${kind}>`);
      expect(named).toMatchObject({ code: 'UOF_VALUE' });
      expect(read(`<${kind} ${ABOUT}/>`).message).toMatchObject({ kind, markets: [] });
    },
  );

  it('of a market or an outcome takes no bets, and is said; the rest counts', () => {
    const { message, faults } = read(`<odds_change ${ABOUT}><sport_event_status/><odds>
      <market specifiers="a=1"/><market id="5" specifiers="nothing"/>
      <market id="1" status="7"><outcome id="1" odds="two"/><outcome id="2" odds="2.0"/></market></odds></odds_change>`);
    expect(message).toMatchObject({
      status: undefined,
      markets: [{ id: 1, status: -1, outcomes: [{ id: '2', odds: 2, active: true }] }],
    });
    expect(faults.map(({ code }) => code)).toEqual([
      'UOF_MISSING',
      'UOF_MISSING',
      'UOF_VALUE',
      'UOF_VALUE',
      'UOF_VALUE',
    ]);
  });

  it('of a result leaves out its market whole', () => {
    const { message, faults } = read(`<bet_settlement ${ABOUT} certainty="1"><outcomes>
      <market id="1"><outcome id="1" result="1"/><outcome id="2" result="0" void_factor="0.3"/></market>
      <market id="2"><outcome id="1" result="1" dead_heat_factor="1.5"/></market>
      <market id="3"><outcome id="1"/></market>
      <market id="4"><outcome id="1" result="1"/></market></outcomes></bet_settlement>`);
    expect(message).toMatchObject({ markets: [{ id: 4 }] });
    expect(faults.map(({ code }) => code)).toEqual(['UOF_VALUE', 'UOF_VALUE', 'UOF_MISSING']);
  });

  it('names attributes nobody knows once, and reads on', () => {
    const { message, faults } = read(`<odds_change ${ABOUT} mood="good"><odds>
      <market id="1"><outcome id="1" odds="2" shade="a"/><outcome id="2" odds="2" shade="b"/></market></odds></odds_change>`);
    expect(message).toMatchObject({ markets: [{ id: 1 }] });
    expect(faults).toEqual([
      { code: 'UOF_UNKNOWN_ATTRIBUTE', reason: 'odds_change/mood is not known' },
      { code: 'UOF_UNKNOWN_ATTRIBUTE', reason: 'outcome/shade is not known' },
    ]);
  });
});
