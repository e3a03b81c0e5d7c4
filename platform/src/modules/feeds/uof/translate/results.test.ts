import { EVENT, matchOdds, NOW_MS, odds, openTranslator, settlement, xml } from './translator.fixture.ts';
import { fractionOf } from './results.ts';
import { revisionAt } from './revision.ts';

const outcome = (id: string, result: number, more = '') => `<outcome id="${id}" result="${result}" ${more}/>`;
const homeWins = `<market id="1">${outcome('1', 1)}${outcome('2', 0)}${outcome('3', 0)}</market>`;

describe('results of the unified odds feed', () => {
  it('carry voids, halves and dead heats, and a revision by when they were made', () => {
    const { told } = openTranslator();
    expect(
      told(
        settlement(`${homeWins}<market id="18" specifiers="total=2.25">${outcome('12', 1, 'void_factor="0.5"')}
          ${outcome('13', 0, 'void_factor="0.5"')}</market>
          <market id="29">${outcome('74', 1, 'void_factor="1"')}${outcome('76', 0, 'void_factor="1"')}</market>
          <market id="9999">${outcome('a', 1, 'dead_heat_factor="0.3333"')}</market>
          <market id="10">${outcome('9', -1)}</market>`),
      ),
    ).toEqual([
      {
        kind: 'result',
        event: EVENT,
        revision: revisionAt(NOW_MS),
        markets: [
          {
            type: '1x2',
            specifiers: {},
            ifOffered: true,
            selections: [
              { outcome: 'home', won: 1 },
              { outcome: 'draw', won: 0 },
              { outcome: 'away', won: 0 },
            ],
          },
          {
            type: 'total',
            specifiers: { line: '2.25' },
            ifOffered: true,
            selections: [
              { outcome: 'over', won: 1, voidHalves: 1 },
              { outcome: 'under', won: 0, voidHalves: 1 },
            ],
          },
          {
            type: 'both-score',
            specifiers: {},
            ifOffered: true,
            selections: [
              { outcome: 'yes', won: 0, voidHalves: 2 },
              { outcome: 'no', won: 0, voidHalves: 2 },
            ],
          },
          {
            type: 'uof:9999',
            specifiers: {},
            ifOffered: true,
            selections: [{ outcome: 'a', won: 1, deadHeat: [1, 3] }],
          },
        ],
      },
    ]);
  });

  it('have fractions for factors that were rounded', () => {
    expect([0.5, 0.3333, 0.67, 0.25, 0.1429, 1].map(fractionOf)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [1, 7],
      [1, 1],
    ]);
  });

  it('that are less certain do not take the place of confirmed ones', () => {
    const { told } = openTranslator();
    told(odds(matchOdds()));
    expect(told(settlement(homeWins, 1, 1))).toMatchObject([{ kind: 'result', preliminary: true }]);
    const [confirmed] = told(settlement(homeWins, 2, 2));
    expect(confirmed?.kind).toBe('result');
    expect(confirmed).not.toHaveProperty('preliminary');
    expect(told(settlement(homeWins.replace('"1" result="1"', '"1" result="0"'), 3, 1))).toEqual([]);
  });

  it('that are not certain enough close their market and decide nothing', () => {
    const { told } = openTranslator({ leastCertainty: 2 });
    told(odds(matchOdds()));
    expect(told(settlement(homeWins, 1, 1))).toMatchObject([
      { kind: 'prices', markets: [{ status: 'closed' }] },
    ]);
    expect(told(settlement(homeWins, 2, 2))).toMatchObject([{ kind: 'result' }]);
    expect(told(odds(matchOdds(), 1))).toEqual([]);
  });

  it('are taken back, and given again with a higher revision', () => {
    const { told } = openTranslator();
    told(settlement(homeWins));
    expect(told(xml('rollback_bet_settlement', '', 1, '<market id="1"/>'))).toEqual([
      {
        kind: 'rollback',
        event: EVENT,
        revision: revisionAt(NOW_MS) + 1_000,
        markets: [{ type: '1x2', specifiers: {} }],
      },
    ]);
    expect(told(settlement(homeWins, 2))).toMatchObject([{ revision: revisionAt(NOW_MS) + 2_000 }]);
  });
});

describe('cancels of the unified odds feed', () => {
  const market = '<market id="1" void_reason="12"/>';

  it('void what was accepted in their window', () => {
    const { told } = openTranslator();
    expect(told(xml('bet_cancel', 'start_time="5" end_time="9"', 0, market))).toEqual([
      {
        kind: 'cancel',
        event: EVENT,
        fromMs: 5,
        toMs: 9,
        markets: [{ type: '1x2', specifiers: {} }],
        reason: 'MATCH_ABANDONED',
      },
    ]);
    const back = xml('rollback_bet_cancel', 'start_time="5" end_time="9"', 0, market);
    expect(told(back)).toEqual([
      {
        kind: 'cancel-rollback',
        event: EVENT,
        fromMs: 5,
        toMs: 9,
        markets: [{ type: '1x2', specifiers: {} }],
      },
    ]);
  });

  it('without an end hold until now; heard in a recovery, until they were made', () => {
    const { told, board } = openTranslator();
    told(odds(matchOdds()));
    expect(told(xml('bet_cancel', '', 0, market), NOW_MS + 800)).toMatchObject([
      { kind: 'prices', markets: [{ type: '1x2', status: 'closed' }] },
      { kind: 'cancel', fromMs: 0, toMs: NOW_MS + 801 },
    ]);
    expect(board.eventOf(EVENT).markets.get('1x2?')?.told.status).toBe('closed');
    expect(told(xml('bet_cancel', 'request_id="4"', 0, ''), NOW_MS + 800)).toEqual([
      { kind: 'cancel', event: EVENT, fromMs: 0, toMs: NOW_MS + 1, reason: 'cancelled by the feed' },
    ]);
    expect(told(xml('rollback_bet_cancel', '', 2, market), NOW_MS + 2_500)).toMatchObject([
      { fromMs: 0, toMs: NOW_MS + 2_501 },
    ]);
  });
});
