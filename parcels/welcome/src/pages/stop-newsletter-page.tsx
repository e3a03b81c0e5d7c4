import { useState } from 'react';
import { api, hrefFor } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import type { PageProps } from '@paddock/contract';
import { Button, EmptyState, LinkButton, Notice, Panel, useReady } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { linkTokenOf } from '../model/link-token.ts';
import styles from '../parts/forms.module.css';

const stop = (token: string) => api.post('/web-api/user/stopnewsletter', {}, { query: { token } });

/** Ends marketing letters to the address a link was sent to, by a press (S2-52). */
export function StopNewsletterPage({ query }: PageProps) {
  const t = useT('welcome');
  const [token] = useState(() => linkTokenOf(location.hash) ?? linkTokenOf(query.replace('?', '#')));
  useReady(true);
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={styles.title}>{t('newsletter.title')}</h1>
      {token === null ? (
        <EmptyState
          icon="alert"
          title={t('newsletter.noLinkTitle')}
          message={t('newsletter.noLink')}
          action={<LinkButton href={hrefFor('/')}>{t('activation.goOn')}</LinkButton>}
        />
      ) : (
        <StopByLink token={token} />
      )}
    </Panel>
  );
}

function StopByLink({ token }: { readonly token: string }) {
  const t = useT('welcome');
  const labels = useLabels();
  const [isDone, setIsDone] = useState(false);
  const { submit, pending, refusal } = useSubmit(stop, () => setIsDone(true));
  if (isDone) {
    return (
      <Notice tone="positive" title={t('newsletter.doneTitle')} announce>
        {t('newsletter.done')}
      </Notice>
    );
  }
  return (
    <div className={styles.form}>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <p className={styles.note}>{t('newsletter.lead')}</p>
      <Button variant="primary" size={48} block pending={pending} onClick={() => submit(token)}>
        {t('newsletter.stop')}
      </Button>
    </div>
  );
}
