import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { TermsView } from '@paddock/contract/schemas';
import { api, continueAfterSignIn, navigate, openDialog, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT, useReadWords, useWritten } from '@paddock/shared-utils/react';
import {
  Badge,
  Button,
  ButtonRow,
  Panel,
  SkeletonText,
  TextLink,
  useReady,
  ReadView,
} from '@paddock/styleguide';

import { returnUrlOf } from '../model/return-url.ts';
import styles from '../parts/terms/terms.module.css';
import formStyles from '../parts/forms.module.css';
import { useConfirmTerms } from '../parts/terms/use-confirm-terms.ts';

/** New terms and the question whether the player agrees (S2-56, S3-33, S4-15). */
export function ConfirmTermsPage({ query }: PageProps) {
  useReady(true);
  return <ConfirmTerms query={query} />;
}

export function ConfirmTerms({ query }: Pick<PageProps, 'query'>) {
  const t = useT('welcome');
  const words = useReadWords({ slow: t('terms.slow') });
  useHomeWithoutChanges();
  const { value, reload } = useRead({
    ...readOf('/web-api/terms'),
  });
  return (
    <Panel padded bleed className={styles.page}>
      <h1 className={formStyles.title}>{t('terms.title')}</h1>
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={14} />}>
        {(terms) => <Terms terms={terms} query={query} onChanged={reload} />}
      </ReadView>
    </Panel>
  );
}

/** Whoever has nothing to agree to goes home (S4-15). */
function useHomeWithoutChanges(): void {
  useEffect(() => {
    const gone = new AbortController();
    void api.get('/web-api/v3/v2/user/agreement-rules', { signal: gone.signal }).then((answer) => {
      if (answer.ok && answer.data.result && !gone.signal.aborted) navigate('/', { replace: true });
    });
    return () => gone.abort();
  }, []);
}

interface TermsProps {
  readonly terms: TermsView;
  readonly query: string;
  /** Newer terms are in force: they are read again. */
  readonly onChanged: () => void;
}

function Terms({ terms, query, onChanged }: TermsProps) {
  const t = useT('welcome');
  const format = useFormat();
  const { confirm, pending } = useConfirmTerms(
    () => void continueAfterSignIn(returnUrlOf(query) ?? '/'),
    onChanged,
  );
  return (
    <>
      <p className={styles.lead}>{t('terms.lead', { date: format.date(terms.updatedAt) })}</p>
      <ol className={styles.rules}>
        {terms.subRules.map((rule) => (
          <Rule key={rule.position} rule={rule} />
        ))}
      </ol>
      <p className={styles.lead}>
        <TextLink href={terms.link} target="_blank" rel="noopener">
          {t('terms.whole')}
        </TextLink>
      </p>
      <ButtonRow equal>
        <Button
          variant="primary"
          size={48}
          block
          pending={pending}
          onClick={() => confirm(terms.version)}
          data-testid="agree"
        >
          {t('terms.agree')}
        </Button>
        <Button
          variant="outline"
          size={48}
          block
          onClick={() => void openDialog({ widget: 'welcome/terms-choice', size: 'small' })}
        >
          {t('terms.disagree')}
        </Button>
      </ButtonRow>
    </>
  );
}

/** A section of the terms as the operator wrote it: in the reader's language where there is one. */
function Rule({ rule: { title, text, changed } }: { readonly rule: TermsView['subRules'][number] }) {
  const t = useT('welcome');
  const format = useFormat();
  const written = useWritten().text(text);
  return (
    <li className={styles.rule}>
      <h2 className={styles.ruleTitle}>
        {format.name(title)} {changed && <Badge tone="brand">{t('terms.changed')}</Badge>}
      </h2>
      <p className={styles.text} lang={written.language} dir="auto">
        {written.text}
      </p>
    </li>
  );
}
