import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Disclosure, Panel } from '@paddock/styleguide';

import type { RulesText } from '../model/text-types.ts';
import styles from './rules.module.css';

interface RulesContentsProps {
  readonly text: RulesText;
  /** Path of what is shown. */
  readonly current: string;
  readonly currentGroup: string;
}

/** All groups and the chapters of the one that is read: beside the text, above it and folded where room is short. */
export function RulesContents(props: RulesContentsProps) {
  const t = useT('information');
  return (
    <>
      <Panel padded className={styles.side} data-print="never">
        <nav aria-label={t('rules.contents')}>
          <Contents {...props} />
        </nav>
      </Panel>
      <Panel bleed className={styles.folded} data-print="never">
        <nav aria-label={t('rules.contents')}>
          <Disclosure key={props.current} title={t('rules.contents')}>
            <Contents {...props} />
          </Disclosure>
        </nav>
      </Panel>
    </>
  );
}

function Contents({ text, current, currentGroup }: RulesContentsProps) {
  return (
    <ol className={styles.groups}>
      {text.groups.map(({ group, title, chapters }) => (
        <li key={group}>
          <ContentsLink path={`/rules/${group}`} current={current} number={group} title={title} />
          {group === currentGroup && (
            <ol className={styles.chapters}>
              {chapters.map(({ slug, title: words }, at) => (
                <li key={slug}>
                  <ContentsLink
                    path={`/rules/${group}/${slug}`}
                    current={current}
                    number={`${group}.${at + 1}`}
                    title={words}
                  />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ContentsLinkProps {
  readonly path: string;
  readonly current: string;
  readonly number: string;
  readonly title: string;
}

function ContentsLink({ path, current, number, title }: ContentsLinkProps) {
  return (
    <a
      href={hrefFor(path)}
      className={styles.link}
      {...(path === current ? { 'aria-current': 'page' as const } : {})}
    >
      <span className={styles.linkNumber}>{number}</span> {title}
    </a>
  );
}
