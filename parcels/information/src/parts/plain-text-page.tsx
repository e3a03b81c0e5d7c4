import type { ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, useReady } from '@paddock/styleguide';

import type { TextName } from '../model/text-loaders.ts';
import { ArticleView } from './article-view.tsx';
import { TextStates } from './text-states.tsx';
import styles from './text.module.css';
import { useText } from './use-text.ts';

interface PlainTextPageProps {
  readonly name: Exclude<TextName, 'rules'>;
  /** Its words in the dictionary: `<words>.title`, `<words>.lead`. */
  readonly words: 'responsible' | 'privacy';
  readonly actions: ReactNode;
}

/** A page that is one text. */
export function PlainTextPage({ name, words, actions }: PlainTextPageProps) {
  const t = useT('information');
  const { value, reload } = useText(name);
  useReady(value.status !== 'loading');
  if (value.status !== 'ready') {
    const problem = value.status === 'error' ? value.problem : null;
    return <TextStates title={t(`seo.${words}.title`)} problem={problem} onRetry={reload} />;
  }
  return (
    <div className={styles.page} data-print="alone">
      <PageLayout title={t(`seo.${words}.title`)} lead={t(`${words}.lead`)} actions={actions}>
        <Panel padded bleed className={styles.text}>
          {value.data.articles.map((article, at) => (
            <ArticleView key={article.title} article={article} id={`${name}-${at + 1}`} level={2} />
          ))}
        </Panel>
      </PageLayout>
    </div>
  );
}
