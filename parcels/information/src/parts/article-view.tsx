import { hrefFor } from '@paddock/shared-utils';
import { useSiteConfig } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { inlineLinks } from '../model/inline-links.ts';
import { isLinkOpen } from '../model/own-link.ts';
import type { Article } from '../model/text-types.ts';
import styles from './text.module.css';

interface ArticleViewProps {
  readonly article: Article;
  /** Where it can be linked to. */
  readonly id: string;
  readonly level: 2 | 3;
  /** `3.2.1`, where articles are numbered. */
  readonly number?: string;
}

/** One article of a text; its heading is its own link, so that it can be pointed at. */
export function ArticleView({ article, id, level, number }: ArticleViewProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.article} aria-labelledby={id}>
      <Heading id={id} className={styles.articleTitle}>
        <a href={`#${id}`} className={styles.anchor}>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          {article.title}
        </a>
      </Heading>
      {article.text.map((block, at) =>
        typeof block === 'string' ? (
          <p key={at}>
            <Words text={block} />
          </p>
        ) : (
          <ul key={at} className={styles.list}>
            {block.map((item) => (
              <li key={item}>
                <Words text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

function Words({ text }: { readonly text: string }) {
  const site = useSiteConfig((config) => config) ?? {};
  return inlineLinks(text).map(({ words, path }, at) =>
    path === undefined || !isLinkOpen(path, site) ? (
      words
    ) : (
      <TextLink key={at} href={hrefFor(path)}>
        {words}
      </TextLink>
    ),
  );
}
