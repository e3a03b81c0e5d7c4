import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { OperatorAuditView, ProposalListView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { setOwnPlayer, type NewProposal } from '../index.ts';
import { call, consoleOf, createOperatorsFixture, inTx, operatorWith } from '../operators.fixture.ts';
import type { OperatorsPlatform, TestOperator } from '../operators.fixture.ts';
import { PROPOSAL_LIFETIME_MS } from './proposals.ts';

const PLAYER = '4711' as PlayerId;

let platform: OperatorsPlatform;
let [ann, bea, cid]: TestOperator[] = [];
beforeAll(async () => {
  platform = await createOperatorsFixture();
  ann = await operatorWith(platform, 'ann', 'cashier-lead');
  bea = await operatorWith(platform, 'bea', 'cashier-lead', 'compliance');
  cid = await operatorWith(platform, 'cid', 'cashier-lead');
  const { db } = platform.kernel;
  await sql`create table test_applied (proposal_id bigint, body jsonb, who text)`.execute(db);
  platform.modules.operators.proposals.handle('test.adjust', {
    permission: 'cashier:adjust',
    async apply(tx, { proposalId, body, proposedBy, approvedBy }) {
      const who = `${proposedBy.name}+${approvedBy.name}`;
      await sql`
        insert into test_applied values (${proposalId}, ${JSON.stringify(body)}::jsonb, ${who})`.execute(tx);
      if ((body as { fails?: boolean }).fails === true) throw new PlatformError('BALANCE_NEGATIVE');
    },
  });
});
afterAll(() => platform.close());

const known = (operator: TestOperator | undefined): TestOperator => {
  if (operator === undefined) throw new Error('no such operator');
  return operator;
};
const propose = (over: Partial<NewProposal> = {}) =>
  inTx(platform, (tx) =>
    platform.modules.operators.propose(tx, {
      operator: known(ann).principal,
      kind: 'test.adjust',
      subject: `player:${PLAYER}`,
      body: { amountMinor: 500_000n },
      reason: 'a bank error',
      ...over,
    }),
  );
const decide = (who: TestOperator | undefined, word: 'approve' | 'reject', id: string) =>
  call(platform, known(who), 'POST', `proposals/${id}/${word}`, { reason: 'looked at the statement' });
const outcome = (answer: { statusCode: number; body: string }) =>
  answer.statusCode === 204 ? 'done' : (JSON.parse(answer.body) as { code: string }).code;
const appliedOf = async (id: string) => {
  const { rows } = await sql<{ body: unknown; who: string }>`
    select body, who from test_applied where proposal_id = ${id}`.execute(platform.kernel.db);
  return rows;
};
const list = async (who: TestOperator | undefined, query = '') =>
  (await call(platform, known(who), 'GET', `proposals${query}`)).json<ProposalListView>().proposals;
const statusOf = async (id: string) => (await list(bea, '?status=all')).find((one) => one.id === id)?.status;

describe('what takes two operators', () => {
  it('is proposed by one, approved by another, applied once and written down', async () => {
    const id = await propose();
    expect(await list(bea)).toEqual([
      expect.objectContaining({
        id,
        kind: 'test.adjust',
        subject: 'player:4711',
        body: { amountMinor: '500000' },
        reason: 'a bank error',
        status: 'open',
        proposedBy: 'ann',
        decidedBy: null,
        expiresAtMs: platform.clock.nowMs() + PROPOSAL_LIFETIME_MS,
      }),
    ]);
    expect(outcome(await decide(bea, 'approve', id))).toBe('done');
    expect(await appliedOf(id)).toEqual([{ body: { amountMinor: '500000' }, who: 'ann+bea' }]);
    expect(await statusOf(id)).toBe('approved');
    expect(outcome(await decide(cid, 'approve', id))).toBe('PROPOSAL_CLOSED');
    expect(outcome(await decide(cid, 'reject', id))).toBe('PROPOSAL_CLOSED');
    expect(await appliedOf(id)).toHaveLength(1);
    const audit = await call(platform, known(bea), 'GET', 'audit?subject=player:4711');
    expect(
      audit.json<OperatorAuditView>().entries.map(({ operator, action }) => `${operator} ${action}`),
    ).toEqual(['bea proposal.approved', 'ann proposal.made']);
  });

  it('is applied once when two approve at the same moment', async () => {
    for (let n = 0; n < 10; n++) {
      const id = await propose();
      const answers = await Promise.all([decide(bea, 'approve', id), decide(cid, 'approve', id)]);
      expect(answers.map(outcome).toSorted()).toEqual(['PROPOSAL_CLOSED', 'done']);
      expect(await appliedOf(id)).toHaveLength(1);
    }
  });

  it('is either approved or rejected, whoever is first', async () => {
    for (let n = 0; n < 10; n++) {
      const id = await propose();
      const answers = await Promise.all([decide(bea, 'reject', id), decide(cid, 'approve', id)]);
      expect(answers.map(outcome).toSorted()).toEqual(['PROPOSAL_CLOSED', 'done']);
      const isApproved = (await statusOf(id)) === 'approved';
      expect(await appliedOf(id)).toHaveLength(isApproved ? 1 : 0);
    }
  });

  it('is decided by nobody who proposed it, nor by the database’s own hand', async () => {
    const id = await propose();
    expect(outcome(await decide(ann, 'approve', id))).toBe('OWN_PROPOSAL');
    expect(outcome(await decide(ann, 'reject', id))).toBe('OWN_PROPOSAL');
    const byHand = sql`
      update operators_proposal
        set decision = 'approved', decided_by = proposed_by, decided_at_ms = proposed_at_ms, decision_reason = 'mine'
        where proposal_id = ${id}`;
    await expect(byHand.execute(platform.kernel.db)).rejects.toThrow('another_decides');
    expect(await appliedOf(id)).toEqual([]);
  });

  it('needs the permission of its kind, and is shown to nobody without it', async () => {
    const id = await propose();
    const dee = await operatorWith(platform, 'dee', 'cashier', 'support', 'admin');
    expect(outcome(await decide(dee, 'approve', id))).toBe('FORBIDDEN');
    expect(await list(dee, '?status=all')).toEqual([]);
    expect((await list(ann)).map((one) => one.id)).toContain(id);
    expect(outcome(await decide(bea, 'approve', '4711'))).toBe('PROPOSAL_UNKNOWN');
  });

  it('stays open when it cannot be applied, and nothing of the approval is left', async () => {
    const id = await propose({ body: { fails: true }, subject: 'player:77' });
    expect(outcome(await decide(bea, 'approve', id))).toBe('BALANCE_NEGATIVE');
    expect([await statusOf(id), await appliedOf(id)]).toEqual(['open', []]);
    const audit = await call(platform, known(bea), 'GET', 'audit?subject=player:77');
    expect(audit.json<OperatorAuditView>().entries.map(({ action }) => action)).toEqual(['proposal.made']);
    expect(outcome(await decide(bea, 'reject', id))).toBe('done');
  });

  it('never changes once proposed, whoever asks the database', async () => {
    const id = await propose();
    const { db } = platform.kernel;
    const change = sql`update operators_proposal set body = '{"amountMinor":"9"}' where proposal_id = ${id}`;
    await expect(change.execute(db)).rejects.toThrow('is decided once');
    await decide(bea, 'reject', id);
    const again = sql`
      update operators_proposal set decision = 'approved' where proposal_id = ${id}`;
    await expect(again.execute(db)).rejects.toThrow('is decided once');
    await expect(sql`delete from operators_proposal`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`truncate operators_proposal`.execute(db)).rejects.toThrow('append-only');
  });

  it('is not asked for in a kind nobody handles, and a kind is handled once', async () => {
    await expect(propose({ kind: 'test.other' })).rejects.toThrow('nobody handles');
    const handler = { permission: 'cashier:adjust', apply: () => Promise.resolve() } as const;
    expect(() => platform.modules.operators.proposals.handle('test.adjust', handler)).toThrow('twice');
  });
});

describe('a proposal about a player', () => {
  it('is made, approved and rejected by nobody who is that player, also when that is known later', async () => {
    const own = (name: string, isOwn: boolean) =>
      setOwnPlayer(consoleOf(platform), name, { playerId: PLAYER, isOwn });
    const id = await propose({ playerId: PLAYER });
    await own('bea', true);
    expect(outcome(await decide(bea, 'approve', id))).toBe('OWN_ACCOUNT');
    expect(outcome(await decide(bea, 'reject', id))).toBe('OWN_ACCOUNT');
    await own('ann', true);
    expect(outcome(await decide(cid, 'approve', id))).toBe('OWN_ACCOUNT');
    await expect(propose({ playerId: PLAYER })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    expect(await appliedOf(id)).toEqual([]);
    expect(outcome(await decide(cid, 'reject', id))).toBe('done');
  });
});

describe('a proposal nobody decides', () => {
  it('expires', async () => {
    const id = await propose();
    platform.clock.advance(PROPOSAL_LIFETIME_MS);
    const eve = await operatorWith(platform, 'eve', 'cashier-lead');
    expect(outcome(await decide(eve, 'approve', id))).toBe('PROPOSAL_CLOSED');
    expect(await list(eve)).toEqual([]);
    expect((await list(eve, '?status=all')).find((one) => one.id === id)?.status).toBe('expired');
    expect(await appliedOf(id)).toEqual([]);
  });
});
