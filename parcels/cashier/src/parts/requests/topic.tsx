import type { RequestTopic } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, PageLayout, Panel, SectionHeader } from '@paddock/styleguide';

import { askPath, topicPaymentsPath } from '../../model/request-paths.ts';
import { AskForm } from './ask-form.tsx';
import { Choices } from './choices.tsx';
import styles from './requests.module.css';
import { ToTopics } from './to-topics.tsx';

/** A topic by itself (S2-29): its sub-topics, or the form; first the way to the payment, where it is about one. */
export function Topic({ topic }: { readonly topic: RequestTopic }) {
  const t = useT('cashier');
  const { id, payments, subTopics } = topic;
  return (
    <PageLayout
      title={t(`requests.topic.${id}.title`)}
      lead={t(`requests.topic.${id}.lead`)}
      actions={<ToTopics />}
    >
      {subTopics.length > 0 && (
        <Panel bleed data-testid="sub-topics">
          <Choices
            choices={subTopics.map((subTopicId) => ({
              id: String(subTopicId),
              href: hrefFor(askPath(id, subTopicId)),
              title: t(`requests.topic.${id}.sub.${subTopicId}.title`),
            }))}
          />
        </Panel>
      )}
      {payments.length > 0 && (
        <Panel padded bleed className={styles.stack}>
          <SectionHeader title={t('requests.choose.title')} />
          <p className={styles.words}>{t('requests.choose.why')}</p>
          <ButtonRow>
            <LinkButton href={hrefFor(topicPaymentsPath(id))}>{t('requests.choose.action')}</LinkButton>
          </ButtonRow>
        </Panel>
      )}
      {subTopics.length === 0 && (
        <Panel padded bleed className={styles.stack}>
          <SectionHeader title={t(payments.length > 0 ? 'requests.form.notListed' : 'requests.form.title')} />
          <AskForm subject={{ topicId: id }} />
        </Panel>
      )}
    </PageLayout>
  );
}
