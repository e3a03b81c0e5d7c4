import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { classNames, Icon, PageLayout, Panel, TextLink } from '@paddock/styleguide';

import { articleId, type ChapterPlace, type RulesView } from '../model/rule-places.ts';
import { ArticleView } from './article-view.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './rules.module.css';
import textStyles from './text.module.css';

type Shown<Kind> = Extract<RulesView, { readonly kind: Kind }>;

/** A group with all its chapters under each other. */
export function GroupBody({ group, places }: Shown<'group'>) {
  return (
    <PageLayout title={`${group.group}. ${group.title}`} lead={group.lead} actions={<PrintButton />}>
      <Panel padded bleed className={textStyles.text}>
        {places.map(({ chapter, number, path }) => (
          <section key={chapter.slug} className={styles.chapter} aria-labelledby={chapter.slug}>
            <h2 id={chapter.slug}>
              <a href={hrefFor(path)} className={textStyles.anchor}>
                <span className={textStyles.number}>{number}</span>
                {chapter.title}
              </a>
            </h2>
            <Articles place={{ chapter, number }} level={3} />
          </section>
        ))}
      </Panel>
    </PageLayout>
  );
}

/** One chapter, and the ones before and after it. */
export function ChapterBody({ place, before, after }: Shown<'chapter'>) {
  const { group, chapter, number } = place;
  return (
    <PageLayout
      title={`${number} ${chapter.title}`}
      lead={<TextLink href={hrefFor(`/rules/${group.group}`)}>{`${group.group}. ${group.title}`}</TextLink>}
      actions={<PrintButton />}
    >
      <Panel padded bleed className={textStyles.text}>
        <Articles place={place} level={2} />
      </Panel>
      <Neighbours before={before} after={after} />
    </PageLayout>
  );
}

interface ArticlesProps {
  readonly place: Pick<ChapterPlace, 'chapter' | 'number'>;
  readonly level: 2 | 3;
}

function Articles({ place: { chapter, number }, level }: ArticlesProps) {
  return chapter.articles.map((article, at) => (
    <ArticleView
      key={article.title}
      article={article}
      id={articleId(chapter.slug, at)}
      level={level}
      number={`${number}.${at + 1}`}
    />
  ));
}

function Neighbours({ before, after }: Pick<Shown<'chapter'>, 'before' | 'after'>) {
  const t = useT('information');
  return (
    <nav className={styles.neighbours} aria-label={t('rules.neighbours')} data-print="never">
      {before !== undefined && (
        <a href={hrefFor(before.path)} className={styles.neighbour} rel="prev">
          <Icon name="back" size={16} />
          <span>
            <span className={styles.which}>{t('rules.before')}</span>
            {before.chapter.title}
          </span>
        </a>
      )}
      {after !== undefined && (
        <a href={hrefFor(after.path)} className={classNames(styles.neighbour, styles.after)} rel="next">
          <span>
            <span className={styles.which}>{t('rules.after')}</span>
            {after.chapter.title}
          </span>
          <Icon name="forward" size={16} />
        </a>
      )}
    </nav>
  );
}
