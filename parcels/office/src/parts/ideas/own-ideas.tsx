import type { IdeaState, IdeaView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, EmptyState, type BadgeTone } from '@paddock/styleguide';

import styles from './ideas.module.css';

const TONE: Readonly<Record<IdeaState, BadgeTone>> = {
  received: 'neutral',
  planned: 'brand',
  done: 'positive',
  declined: 'warning',
};

/** The player's ideas, newest first, with what became of each and what the house wrote. */
export function OwnIdeas({ ideas }: { readonly ideas: readonly IdeaView[] }) {
  const t = useT('office');
  if (ideas.length === 0) {
    return <EmptyState icon="edit" title={t('ideas.none')} message={t('ideas.noneText')} />;
  }
  return (
    <ul>
      {ideas.map((idea) => (
        <li key={idea.id} className={styles.idea} data-idea={idea.id} data-state={idea.state}>
          <OwnIdea idea={idea} />
        </li>
      ))}
    </ul>
  );
}

function OwnIdea({ idea }: { readonly idea: IdeaView }) {
  const t = useT('office');
  const format = useFormat();
  const { area, text, state, answer, createdAtMs, changedAtMs } = idea;
  return (
    <>
      <p className={styles.head}>
        <Badge tone={TONE[state]}>{t(`ideas.is.${state}`)}</Badge>
        <span>{t(`ideas.areas.${area}`)}</span>
        <time dateTime={new Date(createdAtMs).toISOString()}>{format.moment(createdAtMs)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {answer !== null && (
        <figure className={styles.answer}>
          <figcaption>{t('ideas.answer', { time: format.moment(changedAtMs) })}</figcaption>
          <blockquote>{answer}</blockquote>
        </figure>
      )}
    </>
  );
}
