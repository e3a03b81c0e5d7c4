import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { IdeasView, IdeaView, OperatorIdeasView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../live/index.ts';
import { setOwnPlayer, type Role } from '../operators/index.ts';
import { call, codeOf, consoleOf, operatorWith, type TestOperator } from '../operators/operators.fixture.ts';
import { createIdeasFixture, type IdeasPlatform, type Sent } from './ideas.fixture.ts';
import { IDEAS_A_DAY } from './send-idea.ts';

const TEXT = 'Show the weather of outdoor matches.';

describe('ideas of players', () => {
  let platform: IdeasPlatform;
  let player: string;
  let made = 0;
  const messages: Sent[] = [];

  beforeAll(async () => {
    platform = await createIdeasFixture(messages);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    player = String(1_000_000 + (made += 1));
  });

  /** Somebody with these roles, signed in now. */
  const operator = (...roles: Role[]) => operatorWith(platform, `op${(made += 1)}`, ...roles);
  const send = (body: object = {}, key: string = randomUUID(), who: string = player) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/ideas',
      headers: { authorization: who, 'idempotency-key': key },
      body: { area: 'betting', text: TEXT, mayAnswer: true, ...body },
    });
  const sent = async (body: object = {}) => (await send(body)).json<IdeaView>();
  const own = async (query = '', who: string = player) => {
    const answer = await platform.app.inject({
      url: `/web-api/ideas${query}`,
      headers: { authorization: who },
    });
    return answer.json<IdeasView>();
  };
  const decide = (who: TestOperator, id: string, body: object) =>
    call(platform, who, 'POST', `ideas/${id}/state`, { reason: 'the weekly round', ...body });

  it('keeps an idea and shows it to its player alone [S2-27]', async () => {
    const idea = await sent({ text: `  ${TEXT}  ` });
    expect(idea).toMatchObject({ area: 'betting', text: TEXT, state: 'received', answer: null });
    expect(await own()).toEqual({ ideas: [idea], total: 1, left: IDEAS_A_DAY - 1, nextAtMs: null });
    expect((await own('', '999')).ideas).toEqual([]);
    const guest = await platform.app.inject('/web-api/ideas');
    expect(codeOf(guest)).toBe('UNAUTHENTICATED');
  });

  it('keeps it once, however often it is sent with its key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await own()).total).toBe(1);
    expect(codeOf(await send({ text: `${TEXT} And of indoor ones.` }, key))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it.each([
    ['19 characters', { text: 'x'.repeat(19) }],
    ['blanks', { text: ' '.repeat(40) }],
    ['2,001 characters', { text: 'x'.repeat(2_001) }],
    ['an unknown area', { area: 'weather' }],
    ['another field', { state: 'done' }],
    ['what nobody sees', { text: '\u202E'.repeat(40) }],
  ])('refuses %s', async (_what, body) => {
    expect(codeOf(await send(body))).toBe('INVALID_INPUT');
    expect((await own()).total).toBe(0);
  });

  it('keeps 20 and 2,000 characters', async () => {
    expect((await send({ text: 'x'.repeat(20) })).statusCode).toBe(201);
    expect((await send({ text: 'x'.repeat(2_000) })).statusCode).toBe(201);
  });

  it('needs a key', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/ideas',
      headers: { authorization: player },
      body: { area: 'other', text: TEXT, mayAnswer: false },
    });
    expect(codeOf(answer)).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('takes five in 24 hours, also of a hundred at once, and tells when the next one may come', async () => {
    const firstAtMs = platform.clock.nowMs();
    await sent();
    await platform.leap(HOUR_MS);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(IDEAS_A_DAY - 1);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(codeOf(refused ?? { body: '{}' })).toBe('TOO_MANY_REQUESTS');
    expect(await own()).toMatchObject({ total: 5, left: 0, nextAtMs: firstAtMs + 24 * HOUR_MS });
    await platform.leap(23 * HOUR_MS - 1);
    expect(codeOf(await send())).toBe('TOO_MANY_REQUESTS');
    await platform.advance(1);
    expect((await send()).statusCode).toBe(201);
  });

  it('pages ten by ten, newest first', async () => {
    for (let at = 0; at < 11; at += 1) {
      if (at % IDEAS_A_DAY === 0) await platform.leap(24 * HOUR_MS);
      await sent({ text: `Idea number ${at}, which is long enough.` });
    }
    const first = await own();
    expect([first.ideas.length, first.total]).toEqual([10, 11]);
    expect(first.ideas[0]?.text).toContain('number 10');
    expect((await own('?pageNumber=2')).ideas.map(({ text }) => text)).toEqual([
      'Idea number 0, which is long enough.',
    ]);
  });

  it('shows the player what becomes of it and what the house writes; the reason stays inside', async () => {
    const sue = await operator('support', 'admin');
    const { id } = await sent();
    const heard: unknown[] = [];
    const stop = platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    expect((await decide(sue, id, { state: 'planned', answer: 'In spring.' })).statusCode).toBe(204);
    expect((await decide(sue, id, { state: 'done' })).statusCode).toBe(204);
    stop();
    // One message for the one answer; open pages hear of both.
    expect(messages).toEqual([
      { playerId: player, message: { template: 'idea-answered', params: { ideaId: id } } },
    ]);
    expect(heard).toHaveLength(2);
    const [idea] = (await own()).ideas;
    expect(idea).toMatchObject({ state: 'done', answer: 'In spring.' });
    expect(JSON.stringify(idea)).not.toContain('weekly round');
    const audit = await call(platform, sue, 'GET', `audit?subject=idea:${id}`);
    expect(audit.json<{ entries: readonly object[] }>().entries).toMatchObject([
      {
        operator: sue.principal.name,
        action: 'idea.state',
        reason: 'the weekly round',
        before: { state: 'planned', answer: 'In spring.' },
        after: { state: 'done', answer: 'In spring.' },
      },
      { before: { state: 'received', answer: null }, after: { state: 'planned', answer: 'In spring.' } },
    ]);
  });

  it('writes to nobody who wants no answer', async () => {
    const sue = await operator('support');
    const { id } = await sent({ mayAnswer: false });
    expect(codeOf(await decide(sue, id, { state: 'declined', answer: 'No.' }))).toBe('INVALID_INPUT');
    expect((await own()).ideas[0]?.state).toBe('received');
    expect((await decide(sue, id, { state: 'declined' })).statusCode).toBe(204);
  });

  it('is for operators of support, and for nobody’s own idea', async () => {
    const [sue, cashier] = [await operator('support'), await operator('cashier')];
    const { id } = await sent();
    const { ideas } = (await call(platform, sue, 'GET', 'ideas')).json<OperatorIdeasView>();
    expect(ideas.find((idea) => idea.id === id)?.playerId).toBe(player);
    expect(codeOf(await call(platform, cashier, 'GET', 'ideas'))).toBe('FORBIDDEN');
    expect(codeOf(await decide(cashier, id, { state: 'done' }))).toBe('FORBIDDEN');
    await setOwnPlayer(consoleOf(platform), sue.principal.name, {
      playerId: player as PlayerId,
      isOwn: true,
    });
    expect(codeOf(await decide(sue, id, { state: 'done' }))).toBe('OWN_ACCOUNT');
    expect(codeOf(await decide(sue, '4711', { state: 'done' }))).toBe('NOT_FOUND');
  });
});
