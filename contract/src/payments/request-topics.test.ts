import { isRequestSubject, requestPath, requestTopic, REQUEST_TOPICS, topicsOf } from './request-topics.ts';

describe('the topics of payment requests', () => {
  it('are found by number, as it stands in an address, and nothing else is one [S2-29]', () => {
    expect(requestTopic('2')?.payments).toEqual(['withdrawal']);
    expect(requestTopic(4)?.subTopics).toEqual([1, 2, 3]);
    for (const id of ['0', '12', '02', ' 2', '2.0', 'constructor', '', undefined]) {
      expect([id, requestTopic(id)]).toEqual([id, undefined]);
    }
  });

  it('have numbers of their own', () => {
    expect(new Set(REQUEST_TOPICS.map(({ id }) => id)).size).toBe(REQUEST_TOPICS.length);
  });

  it('want a sub-topic exactly where there are some [S2-32]', () => {
    expect([isRequestSubject(4, 1), isRequestSubject(4, null), isRequestSubject(4, 4)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isRequestSubject(1, null), isRequestSubject(1, 1), isRequestSubject(12, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are either about payments or split into sub-topics, so that each address leads to one thing', () => {
    expect(
      REQUEST_TOPICS.filter(({ payments, subTopics }) => payments.length > 0 && subTopics.length > 0),
    ).toEqual([]);
  });
});

describe('desks', () => {
  it('divide the topics, and give each request its page', () => {
    expect(topicsOf('payments').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(topicsOf('support').map(({ id }) => id)).toEqual([7, 8, 9, 10, 11]);
    expect([requestPath(6, '5'), requestPath(7, '5')]).toEqual([
      '/office/payment/requests/5',
      '/office/support/5',
    ]);
  });
});
