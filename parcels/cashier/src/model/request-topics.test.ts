import { topicsOf } from '@paddock/contract';

const REQUEST_TOPICS = topicsOf('payments');

import en from '../../locales/en.json' with { type: 'json' };
import manifest from '../../parcel.json' with { type: 'json' };

describe('the topics a player can ask about', () => {
  /** The rule of a path parameter, as the route table has it: what is none of these is a 404 of the site. */
  const allowed = (routeId: string, param: string): readonly string[] => {
    const route = manifest.routes.find(({ id }) => id === routeId);
    const rule = (route?.params as Readonly<Record<string, { readonly values?: readonly string[] }>>)[param];
    return rule?.values ?? [];
  };
  const ids = (topics: typeof REQUEST_TOPICS) => topics.map(({ id }) => String(id));

  it('are exactly those with an address [S2-29]', () => {
    expect(allowed('cashier.create-request', 'topicId')).toEqual(ids(REQUEST_TOPICS));
  });

  it('have payments in their address exactly where they are about some [S2-30, S2-31]', () => {
    expect(allowed('cashier.request-payments', 'topicId')).toEqual(
      ids(REQUEST_TOPICS.filter(({ payments }) => payments.length > 0)),
    );
  });

  it('have sub-topics in their address exactly where they have some [S2-32]', () => {
    const split = REQUEST_TOPICS.filter(({ subTopics }) => subTopics.length > 0);
    expect(allowed('cashier.request-sub-topic', 'topicId')).toEqual(ids(split));
    for (const { subTopics } of split) {
      expect(allowed('cashier.request-sub-topic', 'subTopicId')).toEqual(subTopics.map(String));
    }
  });

  it('are open during a break and a ban: nobody is kept from asking about money [S5-09]', () => {
    const asking = manifest.routes.filter(({ paths }) => paths[0]?.startsWith('/office/payment/'));
    expect(asking.map(({ meta }) => meta?.banLevels)).toEqual([
      [53, 45],
      [53, 45],
      [53, 45],
      [53, 45],
    ]);
  });

  it('have words each', () => {
    const words = en.requests.topic as Readonly<Record<string, { readonly sub?: object }>>;
    for (const { id, subTopics } of REQUEST_TOPICS) {
      expect([id, Object.keys(words[String(id)]?.sub ?? {})]).toEqual([id, subTopics.map(String)]);
    }
  });
});
