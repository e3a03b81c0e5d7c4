import type { FeedMessage } from '@paddock/contract/schemas';

import { openSession, type Documents } from './session.fixture.ts';

const EVENT = 'sr:match:7';
const KINDS = `<market_descriptions><market id="1" name="1x2" groups="all"><outcomes>
  <outcome id="1" name="a"/><outcome id="2" name="draw"/><outcome id="3" name="b"/></outcomes></market>
  <market id="888" name="Scorer" groups="all|scorers" includes_outcomes_of_type="sr:player"/>
  <market id="701" name="{%player} to score {milestone}" groups="all"><outcomes>
    <outcome id="74" name="yes"/><outcome id="76" name="no"/></outcomes>
    <specifiers><specifier name="player" type="string"/><specifier name="milestone" type="integer"/></specifiers></market>
  <market id="535" name="Long term" groups="all"><specifiers><specifier name="variant" type="variable_text"/></specifiers></market>
  </market_descriptions>`;
const SQUAD = `<competitor_profile><competitor id="sr:competitor:1" name="North End"/><players>
  <player id="sr:player:5" name="Harlow"/></players></competitor_profile>`;
const VARIANT = `<market_descriptions><market id="535" name="Top five" variant="pre:markettext:9"><outcomes>
  <outcome id="pre:outcometext:1" name="yes"/></outcomes></market></market_descriptions>`;
const profileOf = (id: number, name: string) =>
  `<player_profile><player id="sr:player:${id}" name="${name}"/></player_profile>`;

/** With a sink that takes everything, as the sportsbook does with what it quarantines. */
async function open(documents: Documents = {}) {
  const bodies: FeedMessage['body'][] = [];
  const ingest = ({ body }: FeedMessage) => {
    bodies.push(body);
    return Promise.resolve({ status: 'accepted' as const });
  };
  const session = await openSession(
    { ingest },
    {
      'markets.xml': KINDS,
      'competitors/sr:competitor:1/profile.xml': SQUAD,
      'players/sr:player:6/profile.xml': profileOf(6, 'Reed'),
      ...documents,
    },
  );
  const odds = (inside: string) =>
    session.take(`<odds_change ${session.about(1)} event_id="${EVENT}"><odds>${inside}</odds></odds_change>`);
  const marketOf = (key: string) => session.board.eventOf(EVENT).markets.get(key)?.told;
  const namesOf = (key = 'uof:888?') => marketOf(key)?.selections.map(({ name }) => name?.en);
  const up = async () => {
    await session.alive();
    await session.complete(session.recoveries.at(-1)?.requestId ?? 0);
  };
  const stop = (groups: string, product = 1) =>
    session.take(`<bet_stop ${session.about(product)} event_id="${EVENT}" groups="${groups}"/>`);
  return { ...session, bodies, odds, up, stop, marketOf, namesOf };
}
const scorers = (...ids: readonly number[]) =>
  `<market id="888">${ids.map((id) => `<outcome id="sr:player:${id}" odds="4"/>`).join('')}</market>`;
const MATCH_ODDS = `<market id="1"><outcome id="1" odds="2"/><outcome id="2" odds="3.4"/><outcome id="3" odds="3.75"/></market>`;

/** Waits until something is so; jest ends what never is. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
/** As long as documents take that are not held back. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('names that prices lack', () => {
  it('are asked for while everything else is told, once, of the squads and then one by one', async () => {
    const { odds, asked, held, release, marketOf, namesOf } = await open();
    held.add('profile.xml');
    await odds(MATCH_ODDS + scorers(5, 6));
    await odds(scorers(5, 6));
    expect([marketOf('1x2?')?.status, marketOf('uof:888?')]).toEqual(['open', undefined]);
    release('profile.xml');
    await until(() => namesOf()?.length === 2);
    expect(namesOf()).toEqual(['Harlow', 'Reed']);
    const count = (part: string) => asked.filter((path) => path.includes(part)).length;
    // In both languages.
    expect([count('competitor:1/'), count('player:5/'), count('player:6/')]).toEqual([2, 0, 2]);
  });

  it('do not hold back who has one, and come for the rest', async () => {
    const { odds, held, release, namesOf } = await open();
    await odds(scorers(5));
    await until(() => namesOf()?.length === 1);
    held.add('player:6');
    await odds(scorers(5, 6));
    await aMoment();
    expect(namesOf()).toEqual(['Harlow']);
    release('player:6');
    await until(() => namesOf()?.length === 2);
  });

  it('are asked for again after a minute where the API did not answer', async () => {
    const { odds, clock, given, namesOf } = await open({ 'players/sr:player:6/profile.xml': 503 });
    await odds(scorers(6));
    await aMoment();
    expect(namesOf()).toBeUndefined();
    given['players/sr:player:6/profile.xml'] = profileOf(6, 'Reed');
    clock.advance(1_000);
    await odds(scorers(6));
    await aMoment();
    expect(namesOf()).toBeUndefined();
    clock.advance(60_000);
    await odds(scorers(6));
    await until(() => namesOf()?.[0] === 'Reed');
  });

  it('that the API does not have leave the outcome without one, for an operator to see', async () => {
    const { odds, namesOf } = await open();
    await odds(scorers(9));
    await until(() => namesOf() !== undefined);
    expect(namesOf()).toEqual([undefined]);
  });

  it('open nothing that was stopped while they were on their way', async () => {
    const { odds, alive, complete, clock, held, release, take, about, marketOf } = await open();
    await alive();
    await complete(1);
    await odds(scorers(5));
    await until(() => marketOf('uof:888?')?.status === 'open');
    held.add('player:6');
    await odds(scorers(5, 6));
    clock.advance(1_000);
    await take(`<bet_stop ${about(1)} event_id="${EVENT}" groups="all"/>`);
    release('player:6');
    await aMoment();
    expect(marketOf('uof:888?')?.status).toBe('suspended');
  });

  it('open nothing of which nobody was known yet when it was stopped', async () => {
    const { odds, up, stop, clock, held, release, marketOf } = await open();
    await up();
    held.add('profile.xml');
    await odds(MATCH_ODDS + scorers(5));
    clock.advance(1_000);
    await stop('all');
    release('profile.xml');
    await until(() => marketOf('uof:888?') !== undefined);
    expect(marketOf('uof:888?')).toMatchObject({ status: 'suspended', reason: 'bet-stop' });
    clock.advance(1_000);
    await odds(scorers(5));
    expect(marketOf('uof:888?')?.status).toBe('open');
  });

  it('open what was made before a stop of other groups, or of another product', async () => {
    const { odds, up, stop, clock, held, release, marketOf } = await open();
    await up();
    held.add('profile.xml');
    await odds(scorers(5));
    clock.advance(1_000);
    await stop('score');
    await stop('all', 3);
    release('profile.xml');
    await until(() => marketOf('uof:888?')?.status === 'open');
  });

  it.each([
    ['before its recovery ends', 'within'],
    ['after its recovery has ended', 'after'],
  ])('open nothing that the recovery of their product does not name, told %s', async (_when, told) => {
    const { odds, up, clock, session, alive, complete, recoveries, held, release, marketOf } = await open();
    await up();
    held.add('profile.xml');
    await odds(MATCH_ODDS + scorers(5));
    clock.advance(1_000);
    await session.disconnected();
    clock.advance(1_000);
    await alive();
    const release5 = async () => {
      release('profile.xml');
      await until(() => marketOf('uof:888?') !== undefined);
    };
    if (told === 'within') await release5();
    await odds(MATCH_ODDS);
    await complete(recoveries.at(-1)?.requestId ?? 0);
    if (told === 'after') await release5();
    expect([marketOf('1x2?')?.status, marketOf('uof:888?')]).toMatchObject([
      'open',
      { status: 'suspended', reason: 'feed' },
    ]);
  });

  it('make a kind of its own of a market that is named after somebody, in both languages', async () => {
    const { odds, take, about, bodies } = await open({
      'ru/markets.xml': KINDS.replace('{%player} to score {milestone}', '{%player} забьёт {milestone}'),
      'en/players/sr:player:6/profile.xml': profileOf(6, 'Reed'),
      'ru/players/sr:player:6/profile.xml': profileOf(6, 'Рид'),
    });
    const market = 'id="701" specifiers="player=sr:player:6|milestone=2"';
    await odds(`<market ${market}><outcome id="74" odds="5"/><outcome id="76" odds="1.1"/></market>`);
    await until(() => bodies.some(({ kind }) => kind === 'prices'));
    expect(bodies.slice(-2)).toMatchObject([
      {
        kind: 'market-types',
        types: [
          {
            id: '701:6',
            name: { en: 'Reed to score {milestone}', ru: 'Рид забьёт {milestone}' },
            specifiers: [{ name: 'milestone', kind: 'integer' }],
          },
        ],
      },
      { kind: 'prices', markets: [{ type: 'uof:701:6', specifiers: { milestone: '2' } }] },
    ]);
    await take(`<bet_settlement ${about(1)} event_id="${EVENT}" certainty="2"><outcomes><market ${market}>
      <outcome id="74" result="1"/><outcome id="76" result="0"/></market></outcomes></bet_settlement>`);
    expect(bodies.at(-1)).toMatchObject({
      kind: 'result',
      markets: [{ type: 'uof:701:6', specifiers: { milestone: '2' } }],
    });
  });
});

describe('prices that wait for their variant', () => {
  it('open nothing that was stopped while it was asked for', async () => {
    const path = 'variants/pre%3Amarkettext%3A9';
    const { odds, up, stop, clock, held, release, marketOf } = await open({ [path]: VARIANT });
    await up();
    await odds(MATCH_ODDS);
    held.add(path);
    const waiting = odds(
      '<market id="535" specifiers="variant=pre:markettext:9"><outcome id="pre:outcometext:1" odds="3"/></market>',
    );
    clock.advance(1_000);
    await stop('all');
    release(path);
    await waiting;
    expect(marketOf('uof:pre:markettext:9?')).toMatchObject({ status: 'suspended', reason: 'bet-stop' });
  });
});
