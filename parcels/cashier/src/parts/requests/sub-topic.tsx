import type { RequestTopic } from '@paddock/contract';
import { auth$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, PageLayout, Panel, SectionHeader } from '@paddock/styleguide';

import { AskForm } from './ask-form.tsx';
import styles from './requests.module.css';
import { ToTopics } from './to-topics.tsx';

/** Where the advice can be followed at once. */
const HELPING_PAGES: Readonly<Record<string, string>> = {
  '4.1': '/office/history',
  '4.2': '/office/verification',
  '5.1': '/office/recharge',
  '5.2': '/office/deduce',
  '5.3': '/office/security',
};
/** What a player on a break cannot reach (rules §9). */
const CLOSED_ON_BREAK = '/office/recharge';

interface SubTopicProps {
  readonly topic: RequestTopic;
  readonly subTopicId: number;
}

/** Advice first, which answers most, then the form (S2-32). */
export function SubTopic({ topic, subTopicId }: SubTopicProps) {
  const t = useT('cashier');
  const isRestricted = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  const words = `requests.topic.${topic.id}.sub.${subTopicId}`;
  const path = HELPING_PAGES[`${topic.id}.${subTopicId}`];
  const isOpen = path !== undefined && !(isRestricted && path === CLOSED_ON_BREAK);
  return (
    <PageLayout
      title={t(`${words}.title`)}
      lead={t(`requests.topic.${topic.id}.title`)}
      actions={<ToTopics />}
    >
      <Panel padded bleed className={styles.stack} data-testid="advice">
        <SectionHeader title={t('requests.advice')} />
        <p className={styles.words}>{t(`${words}.advice`)}</p>
        {isOpen && (
          <ButtonRow>
            <LinkButton href={hrefFor(path)}>{t(`${words}.action`)}</LinkButton>
          </ButtonRow>
        )}
      </Panel>
      <Panel padded bleed className={styles.stack}>
        <SectionHeader title={t('requests.form.stillOpen')} />
        <AskForm subject={{ topicId: topic.id, subTopicId }} />
      </Panel>
    </PageLayout>
  );
}
