import { HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { VerificationView } from '@paddock/contract/schemas';

import { signBody } from '../../../kernel/http/signed-callback.ts';
import { query } from '../../../testing/query.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { decideByOperator, waitingCases } from '../index.ts';
import { SANDBOX_DECIDES_MS } from '../sandbox/sandbox-checks.ts';
import { documentForm, png } from '../testing/test-documents.ts';
import { aPlayer, startVerification, type VerificationPlatform } from '../verification.fixture.ts';
import { tellNobody } from '../../../testing/index.ts';

describe('a check of documents', () => {
  let fixture: VerificationPlatform;
  beforeAll(async () => {
    fixture = await startVerification();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    fixture.site.identification = false;
  });

  const referenceOf = async (player: PlayerId): Promise<string> => {
    const [row] = await query(
      fixture.platform.databaseUrl,
      `select check_id::text as id from verification_check where player_id = ${player} order by check_id desc`,
    );
    return (row as { id: string }).id;
  };
  const choose = async (player: PlayerId, answer: string) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: '/sandbox/identity-checks',
      body: { reference: await referenceOf(player), answer },
    });
  const callBack = (body: object, over: Readonly<Record<string, string>> = {}) => {
    const { secrets, clock } = fixture.platform.kernel;
    const payload = JSON.stringify(body);
    return fixture.platform.app.inject({
      method: 'POST',
      url: '/callbacks/identity-checks/sandbox',
      headers: {
        'content-type': 'application/json',
        ...signBody(secrets, 'identity-check-callback:sandbox', payload, clock.nowMs()),
        ...over,
      },
      payload,
    });
  };

  it('begins once every kind that is asked for is there, and says when to expect an answer', async () => {
    const player = aPlayer();
    expect(await fixture.view(player)).toMatchObject({ status: 'not-verified', missing: ['identity'] });
    const early = await fixture.ask(player, 'POST', '/web-api/verification/send');
    expect(early.json()).toMatchObject({ code: 'DOCUMENT_MISSING', details: { kinds: ['identity'] } });
    const sent = await fixture.send(player);
    expect(sent).toMatchObject({
      status: 'checking',
      missing: [],
      answerByMs: fixture.platform.clock.nowMs() + 24 * HOUR_MS,
    });
    expect(sent.documents).toMatchObject([{ isSent: true }]);
  });

  it('takes no documents and no second sending while it runs', async () => {
    const player = aPlayer();
    await fixture.send(player);
    const more = await fixture.upload(player, documentForm('identity', png(77)));
    expect(more.json()).toMatchObject({ code: 'VERIFICATION_STATE' });
    const again = await fixture.ask(player, 'POST', '/web-api/verification/send');
    expect(again.json()).toMatchObject({ code: 'VERIFICATION_STATE' });
    const { documents } = await fixture.view(player);
    const url = `/web-api/verification/documents/${documents[0]?.id ?? ''}`;
    expect((await fixture.ask(player, 'DELETE', url)).status).toBe(404);
  });

  it.each([
    ['approve', 'verified', null, []],
    ['refuse', 'refused', 'unreadable', ['identity']],
    ['ask-more', 'more-needed', 'address-needed', ['address']],
  ])('ends as the company answers: %s', async (answer, status, reason, missing) => {
    const player = aPlayer();
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    await fixture.send(player);
    await choose(player, answer);
    stop();
    expect(await fixture.view(player)).toMatchObject({ status, reason, missing });
    expect(heard.at(-1)).toEqual({ playerId: player, news: { kind: 'verification' } });
  });

  it('approves by itself after a while, unless a developer chose', async () => {
    const player = aPlayer();
    await fixture.send(player);
    await fixture.platform.advance(SANDBOX_DECIDES_MS + 1_000);
    expect((await fixture.view(player)).status).toBe('verified');
  });

  it('goes on with what is asked for beside, in a round of its own', async () => {
    const player = aPlayer();
    await fixture.send(player);
    await choose(player, 'ask-more');
    await fixture.upload(player, documentForm('address', png(5)));
    const sent = await fixture.ask(player, 'POST', '/web-api/verification/send');
    expect(sent.json<VerificationView>().status).toBe('checking');
    await choose(player, 'approve');
    const view = await fixture.view(player);
    expect(view.status).toBe('verified');
    expect(view.documents.map(({ kind }) => kind)).toEqual(['identity', 'address']);
  });

  it('goes to an operator when nobody answers within a day, and a late answer still counts', async () => {
    const [slow, silent] = [aPlayer(), aPlayer()];
    for (const player of [slow, silent]) {
      await fixture.send(player);
      await choose(player, 'never');
    }
    // Their day is over; living through it would run a task every second of it.
    await query(
      fixture.platform.databaseUrl,
      `update verification_check set give_up_at_ms = ${fixture.platform.clock.nowMs()}
        where player_id in (${slow}, ${silent}) and give_up_at_ms = ${fixture.platform.clock.nowMs() + 24 * HOUR_MS}`,
    );
    await fixture.platform.advance(60_000);
    expect((await fixture.view(silent)).status).toBe('in-review');
    const { db } = fixture.platform.kernel;
    expect((await waitingCases(db)).map(({ playerId }) => playerId)).toEqual(
      expect.arrayContaining([slow, silent]),
    );
    const reference = await referenceOf(slow);
    const answer = { id: 'check-late-answer', reference, outcome: 'approved', reason: null, kinds: [] };
    expect((await callBack(answer)).json()).toEqual({ received: true, outcome: 'applied' });
    expect((await fixture.view(slow)).status).toBe('verified');
  });

  it('takes the same answer once, and no answer twice', async () => {
    const player = aPlayer();
    await fixture.send(player);
    const reference = await referenceOf(player);
    const answer = { id: `check-${player}`, reference, outcome: 'refused', reason: 'expired', kinds: [] };
    const answers = await Promise.all([callBack(answer), callBack(answer), callBack(answer)]);
    const outcomes = answers.map((each) => each.json<{ outcome: string }>().outcome);
    expect(outcomes.toSorted()).toEqual(['applied', 'ignored', 'ignored']);
    const changed = await callBack({ ...answer, id: `check-${player}-b`, outcome: 'approved', reason: null });
    expect(changed.json()).toMatchObject({ outcome: 'ignored' });
    expect(await fixture.view(player)).toMatchObject({ status: 'refused', reason: 'expired' });
  });

  it('ignores an answer to a check nobody asked for', async () => {
    const stray = { id: 'check-stray-1', reference: '4711', outcome: 'approved', reason: null, kinds: [] };
    expect((await callBack(stray)).json()).toMatchObject({ outcome: 'ignored' });
  });

  it.each([
    ['no signature', { 'x-callback-signature': '' }, 401],
    ['a forged one', { 'x-callback-signature': 'A'.repeat(43) }, 401],
    ['an old one', { 'x-callback-timestamp': '1' }, 401],
  ])('refuses an answer with %s', async (_name, headers, status) => {
    const player = aPlayer();
    await fixture.send(player);
    const reference = await referenceOf(player);
    const answer = { id: 'check-forged-1', reference, outcome: 'approved', reason: null, kinds: [] };
    expect((await callBack(answer, headers)).statusCode).toBe(status);
    expect((await fixture.view(player)).status).toBe('checking');
  });

  it('asks for a selfie and the stated person where the site identifies [S5-02]', async () => {
    const player = aPlayer();
    const person = { surname: 'Ó Briain', name: 'Aoife', document_number: 'PA 123-456' };
    expect((await fixture.ask(player, 'POST', '/web-api/identification', person)).status).toBe(404);
    fixture.site.identification = true;
    expect((await fixture.view(player)).missing).toEqual(['identity', 'selfie']);
    const stated = await fixture.ask(player, 'POST', '/web-api/identification', person);
    expect(stated.json<VerificationView>().isStated).toBe(true);
    expect(stated.body).not.toContain('Aoife');
    const { verification } = fixture.platform.modules;
    const { db } = fixture.platform.kernel;
    expect(await verification.needsIdentification(db, player)).toBe(true);
    expect(await verification.fieldsOf(db, player)).toMatchObject({
      is_need_identification: true,
      verification_types: [1, 2],
    });
  });

  it('is decided by an operator in a name that is kept', async () => {
    const player = aPlayer();
    await fixture.send(player);
    const { db, clock } = fixture.platform.kernel;
    const decision = { playerId: player, operator: 'eva', atMs: clock.nowMs() };
    const refused = { ...decision, event: 'refused', reason: 'name-differs' } as const;
    expect(await decideByOperator(db, tellNobody, refused)).toBe(true);
    expect(await decideByOperator(db, tellNobody, refused)).toBe(false);
    expect(await decideByOperator(db, tellNobody, { ...decision, event: 'approved', reason: null })).toBe(
      true,
    );
    expect(await decideByOperator(db, tellNobody, { ...refused, playerId: aPlayer() })).toBe(false);
    const kept = await query(
      fixture.platform.databaseUrl,
      `select by_name, status_after from verification_decision where player_id = ${player} and event <> 'sent'`,
    );
    expect(kept).toEqual([
      { by_name: 'operator eva', status_after: 'refused' },
      { by_name: 'operator eva', status_after: 'verified' },
    ]);
  });
});

it('hands a check in again until the company takes it', async () => {
  let failures = 3;
  const references: string[] = [];
  const fixture = await startVerification({
    provider: {
      name: 'company',
      submit({ reference }) {
        references.push(reference);
        return --failures >= 0 ? Promise.reject(new Error('busy')) : Promise.resolve();
      },
      readCallback: () => {
        throw new Error('it never answers');
      },
    },
  });
  await fixture.send(aPlayer());
  await fixture.platform.advance(120_000);
  expect(references).toHaveLength(4);
  expect(new Set(references).size).toBe(1);
  await fixture.platform.close();
});

it('goes to an operator at once where no company checks', async () => {
  const fixture = await startVerification({ config: { sandbox: false } });
  expect(await fixture.send(aPlayer())).toMatchObject({ status: 'in-review' });
  expect((await fixture.platform.app.inject('/sandbox/identity-checks')).statusCode).toBe(404);
  await fixture.platform.close();
});
