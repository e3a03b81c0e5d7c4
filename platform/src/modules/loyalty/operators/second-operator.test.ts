import type {
  LoyaltyProgrammeView,
  LoyaltyTerms,
  OperatorAuditView,
  OperatorOffersView,
  ProposalListView,
} from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createLoyaltyFixture, TEST_TERMS, type LoyaltyFixture } from '../loyalty.fixture.ts';

const REQUEST = {
  ...{ code: 'thousand', name: { en: 'A thousand' }, points: 1, gives: '1000.00', stock: 50 },
  ...{ mostPerPlayer: null, fromMs: 0, toMs: null, reason: 'a gift' },
};

describe('what loyalty gives takes two operators', () => {
  let fixture: LoyaltyFixture;
  let both: TestOperator;
  beforeAll(async () => {
    fixture = await createLoyaltyFixture();
    both = await operatorWith(fixture.platform, 'bob', 'admin', 'cashier-lead');
    await fixture.begin();
  });
  afterAll(() => fixture.platform.close());

  const ask = async <Body>(by: TestOperator, path: string) =>
    (await call(fixture.platform, by, 'GET', path)).json<Body>();
  const decide = async (by: TestOperator, id: string | null | undefined, word = 'approve') => {
    const answer = await call(fixture.platform, by, 'POST', `proposals/${id}/${word}`, { reason: 'seen' });
    return answer.statusCode === 204 ? 'done' : codeOf(answer);
  };
  const offers = async () => (await ask<OperatorOffersView>(fixture.admin, 'loyalty/offers')).offers;
  const holds = async () => (await ask<LoyaltyProgrammeView>(fixture.admin, 'loyalty/programme')).programme;
  const waiting = async (id: string | null) =>
    (await ask<ProposalListView>(fixture.lead, 'proposals')).proposals.find((one) => one.id === id);

  it('of an offer, whose approver reads what it gives and costs at most', async () => {
    const { status, body } = await fixture.propose(REQUEST);
    expect([status, body.offers, await offers()]).toEqual([200, [], []]);
    expect(await waiting(body.proposalId)).toMatchObject({
      kind: 'loyalty.offer',
      subject: 'loyalty-offer:thousand',
      body: { offer: { points: 1, gives: '1000.00', stock: 50 }, currency: 'EUR', most: '50000.00' },
      reason: 'a gift',
      proposedBy: 'ann',
    });
    expect(await decide(fixture.admin, body.proposalId)).toBe('FORBIDDEN');
    expect(await offers()).toEqual([]);
    expect(await decide(fixture.lead, body.proposalId)).toBe('done');
    expect(await offers()).toMatchObject([{ code: 'thousand', gives: '1000.00', stock: 50, sold: 0 }]);
    const [made] = await offers();
    const { entries } = await ask<OperatorAuditView>(both, `audit?subject=loyalty-offer:${made?.id}`);
    expect(entries).toMatchObject([
      { operator: 'lee', action: 'loyalty.offer', after: { gives: '1000.00' }, reason: 'a gift' },
    ]);
  });

  it('of an offer without a stock, which nothing bounds', async () => {
    const { body } = await fixture.propose({ ...REQUEST, code: 'endless', stock: null });
    expect(await waiting(body.proposalId)).toMatchObject({ body: { most: null } });
    expect(await decide(fixture.lead, body.proposalId, 'reject')).toBe('done');
    expect((await offers()).map(({ code }) => code)).not.toContain('endless');
  });

  it('of which nobody is the same twice, whatever else they may do', async () => {
    const offer = await call(fixture.platform, both, 'POST', 'loyalty/offers', { ...REQUEST, code: 'mine' });
    const { proposalId } = offer.json<{ proposalId: string }>();
    expect(await decide(both, proposalId)).toBe('OWN_PROPOSAL');
    expect((await offers()).map(({ code }) => code)).not.toContain('mine');
  });

  it('of an offer once: of two of a code the second is refused', async () => {
    const one = await fixture.propose({ ...REQUEST, code: 'twin' });
    const other = await fixture.propose({ ...REQUEST, code: 'twin' });
    expect(await decide(fixture.lead, one.body.proposalId)).toBe('done');
    expect(await decide(fixture.lead, other.body.proposalId)).toBe('REWARD_EXISTS');
    expect((await fixture.propose({ ...REQUEST, code: 'twin' })).body.code).toBe('REWARD_EXISTS');
  });

  it('of an offer that is over meanwhile no more', async () => {
    const toMs = fixture.platform.clock.nowMs() + 1_000;
    const { body } = await fixture.propose({ ...REQUEST, code: 'short', toMs });
    await fixture.platform.advance(1_000);
    expect(await decide(fixture.lead, body.proposalId)).toBe('INVALID_INPUT');
  });

  it('of terms that give more, while those before hold on', async () => {
    const [vip] = TEST_TERMS.cashback as [LoyaltyTerms['cashback'][0]];
    const more = { ...TEST_TERMS, cashback: [{ ...vip, most: '5000.00' }] };
    const { body } = await fixture.write(more);
    expect(body.programme).toMatchObject({ version: 1, terms: TEST_TERMS });
    expect(await waiting(body.proposalId)).toMatchObject({
      kind: 'loyalty.terms',
      body: { terms: more, currency: 'EUR' },
    });
    expect(await decide(fixture.admin, body.proposalId)).toBe('FORBIDDEN');
    expect(await holds()).toMatchObject({ version: 1 });
    expect(await decide(fixture.lead, body.proposalId)).toBe('done');
    expect(await holds()).toMatchObject({ version: 2, terms: more });
    const { entries } = await ask<OperatorAuditView>(both, 'audit?subject=loyalty');
    expect(entries[0]).toMatchObject({ operator: 'lee', action: 'loyalty.programme', before: TEST_TERMS });
    expect(await fixture.write(TEST_TERMS)).toMatchObject({
      body: { proposalId: null, programme: { version: 3, terms: TEST_TERMS } },
    });
  });
});
