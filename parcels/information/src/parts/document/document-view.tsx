import { directionOf } from '@paddock/contract';
import type { ContentView } from '@paddock/contract/schemas';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { Notice, PageLayout, Panel } from '@paddock/styleguide';

import { contentsOf } from '../../model/contents-of.ts';
import { dayOf } from '../../model/day-of.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { PrintButton } from '../print-button.tsx';
import { Words } from '../words.tsx';
import styles from './document.module.css';
import { Below } from './below.tsx';
import { DocumentSearch } from './document-search.tsx';
import { Editions } from './editions.tsx';
import { Trail } from './trail.tsx';

/** Lists long enough to be looked through by words. */
const SEARCHED: ReadonlySet<string> = new Set(['/help', '/betting-alphabet']);

interface DocumentViewProps {
  readonly view: ContentView;
  readonly path: string;
}

/** A document as it is read: where it stands, its text, what is below it. */
export function DocumentView({ view, path }: DocumentViewProps) {
  const t = useT('information');
  const language = useLanguage();
  const { text, kind } = view;
  const contents = contentsOf(text);
  const isForeign = view.language !== language;
  // Of another language, it is written in that one's direction.
  const spoken = isForeign ? { lang: view.language, dir: directionOf(view.language) } : {};
  return (
    <div data-print="alone">
      <Trail trail={view.trail} />
      <PageLayout
        title={
          <span {...spoken} className={styles.title}>
            {text.title}
          </span>
        }
        lead={
          text.lead === undefined ? undefined : (
            <span {...spoken} className={styles.title}>
              <Words text={text.lead} />
            </span>
          )
        }
        actions={kind === 'rules' ? <PrintButton /> : undefined}
      >
        {view.isPreview && <Notice tone="warning">{t('content.preview')}</Notice>}
        {isForeign && <Notice>{t('content.otherLanguage')}</Notice>}
        <Editions view={view} path={path} />
        {text.blocks.length > 0 && (
          <Panel padded bleed className={styles.text}>
            <Dated view={view} />
            {contents.length > 0 && (
              <nav className={styles.contents} aria-label={t('content.contents')}>
                <ul>
                  {contents.map(({ anchor, text: heading }) => (
                    <li key={anchor}>
                      <a href={`#${anchor}`}>{heading}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <div {...spoken}>
              <Blocks blocks={text.blocks} />
            </div>
          </Panel>
        )}
        {SEARCHED.has(view.address) ? <DocumentSearch view={view} /> : <Below view={view} />}
      </PageLayout>
    </div>
  );
}

/** The day an article is of, and what it is about. */
function Dated({ view: { day, category } }: Pick<DocumentViewProps, 'view'>) {
  const format = useFormat();
  if (day === null && category === null) return null;
  return (
    <p className={styles.dated}>
      {day !== null && <time dateTime={day}>{dayOf(day, format.locale)}</time>}
      {category !== null && <Words text={`[${category.title}](${category.address})`} />}
    </p>
  );
}
