import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { LandingView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import styles from '../parts/text.module.css';

/** Answers of the server for an id that is none, or none any more. */
const GONE: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT'];

/** What an advertisement leads to: what the site's configuration says, and the way on (S2-57). */
export function LandingPage({ params, setSeo }: Pick<PageProps, 'params' | 'setSeo'>) {
  const t = useT('information');
  const { name: nameOf } = useFormat();
  const read = useRead({
    ...readOf('/web-api/landings/:id', { params: { id: params['landingId'] ?? '' } }),
    isPublic: true,
  });
  const name = read.value.status === 'ready' ? nameOf(read.value.data.title) : undefined;
  useReady(true);
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
  return (
    <div className={styles.page}>
      <ReadView
        {...read}
        words={useReadWords({ slow: t('landing.slow') })}
        skeleton={<SkeletonText lines={6} />}
        refused={({ code }) => GONE.includes(code) && <NoLanding />}
        frame={(content) => (
          <Panel padded bleed>
            {content}
          </Panel>
        )}
      >
        {(landing) => <Landing landing={landing} />}
      </ReadView>
    </div>
  );
}

function Landing({ landing: { title, paragraphs, button } }: { readonly landing: LandingView }) {
  const format = useFormat();
  return (
    <PageLayout title={format.name(title)}>
      <Panel padded bleed className={styles.text}>
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{format.name(paragraph)}</p>
        ))}
        {button !== undefined && (
          <p>
            <LinkButton variant="primary" href={hrefFor(button.path)}>
              {format.name(button.label)}
            </LinkButton>
          </p>
        )}
      </Panel>
    </PageLayout>
  );
}

function NoLanding() {
  const t = useT('information');
  return (
    <PageLayout title={t('landing.gone')}>
      <Panel bleed>
        <EmptyState
          icon="clock"
          title={t('landing.goneText')}
          action={
            <LinkButton variant="primary" href={hrefFor('/')}>
              {t('landing.home')}
            </LinkButton>
          }
        />
      </Panel>
    </PageLayout>
  );
}
