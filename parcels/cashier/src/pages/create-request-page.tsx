import { requestTopic, type PageProps } from '@paddock/contract';
import { useReady } from '@paddock/styleguide';

import { pageNumberOf } from '../model/page-number.ts';
import { NothingThere } from '../parts/requests/nothing-there.tsx';
import { OnePayment } from '../parts/requests/one-payment.tsx';
import { SubTopic } from '../parts/requests/sub-topic.tsx';
import { Topic } from '../parts/requests/topic.tsx';
import { TopicPayments } from '../parts/requests/topic-payments.tsx';
import { Topics } from '../parts/requests/topics.tsx';

/** From what is wrong to the form that asks about it (S2-29 to S2-32). */
export function CreateRequestPage({ routeId, params, path, query }: PageProps) {
  useReady(true);
  const { topicId, subTopicId, transactionId } = params;
  if (topicId === undefined) return <Topics />;
  const topic = requestTopic(topicId);
  if (topic === undefined) return <NothingThere />;
  if (routeId === 'cashier.request-payments') {
    if (transactionId !== undefined) return <OnePayment key={path} topic={topic} paymentId={transactionId} />;
    const pageNumber = pageNumberOf(query);
    return <TopicPayments key={path} topic={topic} pageNumber={pageNumber} />;
  }
  if (subTopicId === undefined) return <Topic key={path} topic={topic} />;
  const found = topic.subTopics.find((one) => String(one) === subTopicId);
  return found === undefined ? <NothingThere /> : <SubTopic key={path} topic={topic} subTopicId={found} />;
}
