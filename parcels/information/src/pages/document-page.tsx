import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import { navigate, type ApiProblem } from '@paddock/shared-utils';
import { useLanguage, useRead, useReadWords, useT, type ReadValue } from '@paddock/shared-utils/react';
import { Panel, ReadView, SkeletonText, useReady } from '@paddock/styleguide';

import { lastingRead, type ShownDocument } from '../model/document-read.ts';
import { useNewsOfContent } from '../model/use-news-of-content.ts';
import { DocumentView } from '../parts/document/document-view.tsx';
import { NoDocument } from '../parts/document/no-document.tsx';
import styles from '../parts/text.module.css';

/** Answers for which trying again mends nothing. */
const GONE: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT', 'CONTENT_LINK_INVALID'];

/**
 * Whatever content stands at an address: a page, an article, a term, a list of them (S2-33 to S2-39, S2-60 to S2-64). It knows
 * by itself when that moves, is taken back or has changed.
 */
export function DocumentPage({ path, query, setSeo }: Pick<PageProps, 'path' | 'query' | 'setSeo'>) {
  const t = useT('information');
  const language = useLanguage();
  const read = useRead({ ...lastingRead({ path, language, query }), isPublic: true });
  useNewsOfContent(read);
  const { value } = read;
  const text = value.status === 'ready' && 'text' in value.data ? value.data.text : undefined;
  const isGone = GONE.includes(whyNot(value)?.code ?? '');
  // An address may name a place in the text: it has to be there when the page says it is ready.
  useReady(value.status !== 'loading');
  useEffect(() => {
    if (text !== undefined) setSeo({ name: text.title, description: text.description });
  }, [text, setSeo]);
  // The head was that of the document until now, or of none: what is not there is called as on a direct load.
  useEffect(() => {
    if (isGone) setSeo({ gone: t('content.gone') });
  }, [isGone, setSeo, t]);
  return (
    <div className={styles.page}>
      <ReadView
        {...read}
        words={useReadWords({ slow: t('content.slow') })}
        skeleton={<SkeletonText lines={12} />}
        refused={whyNone}
        frame={(content) => (
          <Panel padded bleed>
            {content}
          </Panel>
        )}
      >
        {(view) => ('gone' in view ? whyNone(view.gone) : <DocumentView view={view} path={path} />)}
      </ReadView>
    </div>
  );
}

/** Why nothing stands at the address, now or any more. */
function whyNot(value: ReadValue<ShownDocument>): ApiProblem | undefined {
  if (value.status === 'error') return value.problem;
  return value.status === 'ready' && 'gone' in value.data ? value.data.gone : undefined;
}

function whyNone({ code, details }: ApiProblem) {
  if (code === 'CONTENT_MOVED') return <Moved details={details} />;
  return GONE.includes(code) && <NoDocument isLink={code === 'CONTENT_LINK_INVALID'} />;
}

/** Goes on to where the document is read now. */
function Moved({ details }: { readonly details: unknown }) {
  const { to } = details as { readonly to: string };
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return null;
}
