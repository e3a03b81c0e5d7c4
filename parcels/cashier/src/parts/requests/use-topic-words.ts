import { useT } from '@paddock/shared-utils/react';

interface Subject {
  readonly topicId: number;
  readonly subTopicId: number | null;
}

/** Says what is asked about: the sub-topic where there is one, else the topic. */
export function useTopicWords(): (subject: Subject) => string {
  const t = useT('cashier');
  return ({ topicId, subTopicId }) =>
    t(`requests.topic.${topicId}${subTopicId === null ? '' : `.sub.${subTopicId}`}.title`);
}
