import { DAY_MS } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';
import type { FeedBody } from '@paddock/contract/schemas';

import { documentText, sectionOf } from '../../../../testing/documents.ts';
import { FIELD, FIELD_MARKETS } from './field-table.ts';
import { fieldsPage } from './mapped-page.testing.ts';
import { EVENT, NOW_MS, odds, openTranslator, seasonUntil, settlement, xml } from './translator.fixture.ts';

const team = (id: number) => `sr:competitor:${id}`;
const price = (id: string, more = '') => `<outcome id="${id}" odds="3.5" ${more}/>`;
const winner = (inside: string, about = 'id="1110" status="1"') => `<market ${about}>${inside}</market>`;
const ALL = [1, 2, 3].map(team);
const NAMES: Readonly<Record<string, string>> = { [team(4)]: 'East End' };

/** A season that ends in 90 days, or another time, and somebody whose name is known beside it. */
function open(endsInMs = 90 * DAY_MS) {
  const nameOf = (id: string) => {
    const names = id.split(',').map((one) => NAMES[one] ?? `Team ${one.slice(-1)}`);
    return { en: names.join(' / ') };
  };
  return openTranslator({ nameOf }, seasonUntil(NOW_MS + endsInMs));
}
const settled = (winners: readonly string[], more = '') =>
  winner(
    ALL.map((id) => `<outcome id="${id}" result="${winners.includes(id) ? 1 : 0}" ${more}/>`).join(''),
    'id="1110"',
  );
/** What is told of the event itself: `ended sr:competitor:1`. */
const states = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) =>
    body.kind === 'score' ? [[body.state.status, ...(body.state.winners ?? [])].join(' ')] : [],
  );

describe('a field of the unified odds feed', () => {
  it('is announced with its title and those in it, under their own ids', () => {
    expect(open().announced).toMatchObject([
      {
        ...{ kind: 'fixture', event: EVENT, sport: 'football', championship: { id: 'sr:tournament:7' } },
        field: {
          title: { en: 'Cup 26/27' },
          runners: [
            { code: team(1), name: { en: 'North End' } },
            { code: team(2), name: { en: 'South End' } },
            { code: team(3), name: { en: 'West End' } },
          ],
        },
      },
    ]);
    expect(open().announced[0]).not.toHaveProperty('home');
  });

  it('has the kinds of market of fields, and those of matches are none of it', () => {
    const { kinds } = open();
    const typeOf = (id: number, specifiers: Record<string, string>, place = FIELD) =>
      kinds.name({ id, specifiers }, place).key;
    expect([
      typeOf(1110, {}),
      typeOf(1102, { winners: '3' }),
      typeOf(1102, { winners: '5' }),
      typeOf(1110, { version: 'a1' }),
      typeOf(1, {}),
      typeOf(1110, {}, 'football'),
    ]).toEqual([
      'field-winner?',
      'field-top-3?',
      'uof:1102?winners=5',
      'uof:1110?version=a1',
      'uof:1?',
      'uof:1110?',
    ]);
  });

  it('is priced by those in it; several who are one outcome are it together', () => {
    const { told } = open();
    const together = `${team(1)},${team(4)}`;
    expect(told(odds(winner(price(team(2)) + price(together, 'active="0"'))))).toMatchObject([
      {
        markets: [
          {
            type: 'field-winner',
            selections: [
              { outcome: team(2), name: { en: 'Team 2' } },
              { outcome: '1+4', name: { en: 'Team 1 / East End' }, open: false },
            ],
          },
        ],
      },
      { kind: 'score' },
    ]);
  });

  it('grows by whoever is priced and was not announced, not by who was withdrawn', () => {
    const { told } = open();
    const bodies = told(odds(winner(price(team(1)) + price(team(4)) + price(team(5), 'active="0"'))));
    const fixture = bodies.find(({ kind }) => kind === 'fixture');
    expect(fixture).toMatchObject({
      field: { runners: [{}, {}, {}, { code: team(4), name: { en: 'East End' } }] },
    });
    expect(told(odds(winner(price(team(4))), 1)).map(({ kind }) => kind)).toEqual(['prices']);
  });

  it('is over once everything of it is decided, and goes on once that is taken back', () => {
    const { told } = open();
    const top = winner(price(team(1)), 'id="1102" specifiers="winners=2" status="1"');
    told(odds(winner(ALL.map((id) => price(id)).join('')) + top));
    expect(states(told(settlement(settled([team(1)]), 1, 1)))).toEqual([]);
    expect(states(told(settlement(settled([team(1)]), 2)))).toEqual([]);
    const last = `<market id="1102" specifiers="winners=2"><outcome id="${team(1)}" result="1"/></market>`;
    expect(states(told(settlement(last, 3)))).toEqual([`ended ${team(1)}`]);
    expect(states(told(xml('rollback_bet_settlement', '', 4, '<market id="1110"/>')))).toEqual(['upcoming']);
    expect(states(told(settlement(settled([team(2), team(3)], 'dead_heat_factor="0.5"'), 5)))).toEqual([
      `ended ${team(2)} ${team(3)}`,
    ]);
  });

  it('says what its feed says of it: under way, cancelled', () => {
    const { told } = open();
    const status = (code: number, seconds: number) =>
      told(xml('odds_change', '', seconds, `<sport_event_status status="${code}" match_status="0"/>`));
    expect([1, 1, 5].map((code, at) => states(status(code, at)))).toEqual([['live'], [], ['cancelled']]);
  });

  it('came in by who is paid among the first, and shares the place where several join at once', () => {
    const told = open().told;
    const places = (winners: number, paid: readonly number[], seconds: number) => {
      const outcomes = ALL.map((id, at) => `<outcome id="${id}" result="${paid.includes(at + 1) ? 1 : 0}"/>`);
      const about = winners === 1 ? 'id="1110"' : `id="1102" specifiers="winners=${winners}"`;
      const bodies = told(settlement(winner(outcomes.join(''), about), seconds));
      const state = bodies.flatMap((body) => (body.kind === 'score' ? [body.state] : [])).at(-1);
      return state?.placings?.map(({ place, code }) => `${place} ${code.slice(-1)}`);
    };
    expect(places(3, [1, 2, 3], 1)).toBeUndefined();
    expect(places(1, [2], 2)).toEqual(['1 2']);
    expect(places(2, [1, 2], 3)).toEqual(['1 2', '2 1', '3 3']);
    expect(places(2, [1, 2, 3], 4)).toEqual(['1 2', '2 1', '2 3']);
    expect(places(2, [1, 3], 5)).toEqual(['1 2']);
  });

  it('is known to have won after a restart by its result alone', () => {
    expect(states(open().told(settlement(settled([team(3)]))))).toEqual([`ended ${team(3)}`]);
  });
});

describe('a dead heat of the feed', () => {
  const tie = (sharers: number, factor: string) => {
    const outcomes = Array.from({ length: sharers }, (_, at) => team(at + 1)).map(
      (id) => `<outcome id="${id}" result="1" dead_heat_factor="${factor}"/>`,
    );
    const [body] = open().told(settlement(`<market id="1110">${outcomes.join('')}</market>`));
    return body?.kind === 'result' ? body.markets[0]?.selections.map(({ deadHeat }) => deadHeat) : undefined;
  };

  it.each([
    [12, '0.08', [1, 12]],
    [13, '0.08', [1, 13]],
    [3, '0.33', [1, 3]],
    [3, '0.67', [2, 3]],
    [1, '0.5', [1, 2]],
  ] as const)('of %i with the factor %s is their share of the places', (sharers, factor, share) => {
    expect(tie(sharers, factor)).toEqual(Array.from({ length: sharers }, () => share));
  });
});

describe('the table of kinds of market of fields', () => {
  it('names types that every sport has and whose outcomes the prices name', () => {
    expect(
      FIELD_MARKETS.filter(({ type }) => {
        const ours = MARKET_TYPES.get(type);
        return ours?.settlement !== 'field' || ours.beyond !== 'named' || ours.sports !== undefined;
      }),
    ).toEqual([]);
  });

  it('is the one of docs/uof.md', () => {
    expect(sectionOf(documentText('uof.md'), '### Outrights and races')).toContain(fieldsPage());
  });
});
