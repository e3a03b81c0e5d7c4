import { useState } from 'react';
import { hrefFor, reloadPage } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, useReady } from '@paddock/styleguide';

import { MessageCard } from '../parts/message-card.tsx';
import { OpenGate } from '../parts/open-gate.tsx';
import styles from './error-page.module.css';
import { lastPage } from '../model/last-page.ts';
import { shownStatus, wordsOfStatus } from '../model/status-words.ts';

interface ErrorPageProps {
  readonly path: string;
  readonly status?: number;
}

/** Longest address that is shown; a hostile one can be thousands of characters. */
const SHOWN_PATH = 80;

/** The catch-all page and the page of other route errors: the status, what it means, the way on (S2-01, S8-03). */
export function ErrorPage({ path, status }: ErrorPageProps) {
  const t = useT('system-pages');
  useLanguage();
  useReady(true);
  const shown = shownStatus(status);
  const words = wordsOfStatus(shown);
  const [last] = useState(() => lastPage(window));
  return (
    <MessageCard
      title={t(`${words}.title`)}
      lead={
        <>
          <OpenGate />
          <p className={styles.status}>{t('status', { status: shown })}</p>
        </>
      }
      actions={
        <>
          {words === 'failed' && (
            <Button variant="primary" size={48} icon="refresh" onClick={reloadPage}>
              {t('common:reload')}
            </Button>
          )}
          {last !== undefined && (
            <LinkButton href={last.href} variant="secondary" size={48}>
              {t('backTo', { title: last.title })}
            </LinkButton>
          )}
          <LinkButton href={hrefFor('/')} variant={words === 'failed' ? 'secondary' : 'primary'} size={48}>
            {t('toHome')}
          </LinkButton>
          <LinkButton href={hrefFor('/live')} variant="secondary" size={48} icon="live">
            {t('common:section.live')}
          </LinkButton>
          <LinkButton href={hrefFor('/line')} variant="secondary" size={48}>
            {t('common:section.line')}
          </LinkButton>
        </>
      }
    >
      <p>{t(`${words}.text`)}</p>
      {words === 'notFound' && <code className={styles.path}>{shorten(path)}</code>}
    </MessageCard>
  );
}

function shorten(path: string): string {
  return path.length > SHOWN_PATH ? `${path.slice(0, SHOWN_PATH)}…` : path;
}
