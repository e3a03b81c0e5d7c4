import type { OperatorAuditView, ProposalListView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createFriendsFixture, TEST_TERMS, type FriendsFixture } from '../friends.fixture.ts';

describe('what friends bring takes two operators', () => {
  let fixture: FriendsFixture;
  beforeAll(async () => {
    fixture = await createFriendsFixture();
    await fixture.begin();
  });
  afterAll(() => fixture.platform.close());

  const decide = async (by: TestOperator, id: string | null) => {
    const answer = await call(fixture.platform, by, 'POST', `proposals/${id}/approve`, { reason: 'seen' });
    return answer.statusCode === 204 ? 'done' : codeOf(answer);
  };

  it('where it is more: the terms before hold until another who moves money has read the cost', async () => {
    const more = { referrerReward: '9000.00', friendReward: '9000.00', leastStaked: '18000.00' };
    const { body } = await fixture.write(more);
    expect(body.versions.map(({ terms }) => terms)).toEqual([TEST_TERMS]);
    const waiting = await call(fixture.platform, fixture.lead, 'GET', 'proposals');
    expect(waiting.json<ProposalListView>().proposals).toMatchObject([
      {
        id: body.proposalId,
        kind: 'friends.terms',
        subject: 'friends',
        body: { terms: more, currency: 'EUR', perFriend: '18000.00', perPlayer: '54000.00' },
      },
    ]);
    expect(await decide(fixture.admin, body.proposalId)).toBe('FORBIDDEN');
    expect(await decide(fixture.lead, body.proposalId)).toBe('done');
    const { entries } = (
      await call(
        fixture.platform,
        await operatorWith(fixture.platform, 'eve', 'compliance'),
        'GET',
        'audit?subject=friends',
      )
    ).json<OperatorAuditView>();
    expect(entries[0]).toMatchObject({
      operator: 'lee',
      action: 'friends.terms',
      before: TEST_TERMS,
      after: more,
    });
  });

  it('of whom nobody is the same twice', async () => {
    const both = await operatorWith(fixture.platform, 'bob', 'admin', 'cashier-lead');
    const terms = { ...TEST_TERMS, referrerReward: '9999.00', leastStaked: '18000.00' };
    const answer = await call(fixture.platform, both, 'POST', 'friends/terms', { terms, reason: 'mine' });
    expect(await decide(both, answer.json<{ proposalId: string }>().proposalId)).toBe('OWN_PROPOSAL');
  });

  it('and one where it is less: it holds at once', async () => {
    expect((await fixture.write({ leastStaked: '18000.00' })).body).toMatchObject({
      proposalId: null,
      versions: [
        { version: 3, author: 'ann', terms: { referrerReward: '10.00', leastStaked: '18000.00' } },
        {},
        {},
      ],
    });
    expect((await fixture.write({ isOpen: false })).body).toMatchObject({ proposalId: null });
    expect((await fixture.write()).body.proposalId).not.toBeNull();
  });
});
