import { useState, type SubmitEvent } from 'react';
import { partsText } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useLanguage, useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, Field, ReadView, SkeletonRows, TextInput } from '@paddock/styleguide';

import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../site.module.css';
import { StandsThere } from './stands-there.tsx';
import { useRuleNames } from './use-rule-names.ts';

const EVERY_MS = 600_000;

/** Where an address leads by the rules as they stand, as open pages ask it. */
export function TryAddress({ version }: { readonly version: number }) {
  const t = useT('desk');
  const [typed, setTyped] = useState('/');
  const [tried, setTried] = useState<string | null>(null);
  const path = typed.trim();
  const isPath = path.startsWith('/');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPath) setTried(path);
  }

  return (
    <form className={styles.stack} onSubmit={onSubmit} noValidate>
      <Field label={t('site.addresses.try')} hint={t('site.addresses.tryHint')}>
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setTried(null);
          }}
        />
      </Field>
      <div>
        <Button type="submit" size={32} variant="outline" unavailable={!isPath}>
          {t(isPath ? 'site.addresses.tryIt' : 'site.addresses.tryNeeds')}
        </Button>
      </div>
      {tried !== null && <Where path={tried} version={version} />}
    </form>
  );
}

function Where({ path, version }: { readonly path: string; readonly version: number }) {
  const t = useT('desk');
  const language = useLanguage();
  const ruleNames = useRuleNames();
  const words = useReadWords({ slow: t('site.slow') });
  const read = useDeskRead(
    `moved ${path}`,
    ({ signal }) =>
      api.post('/redirects-api/api/v1/redirect-light', { url: path }, { bearer: 'none', signal }),
    EVERY_MS,
    version,
  );
  return (
    <ReadView value={read.value} reload={read.reload} words={words} skeleton={<SkeletonRows count={1} />}>
      {({ data: { url, code, reasons, breadcrumbs } }) =>
        url === null ? (
          <>
            <p className={styles.line} role="status">
              {t('site.addresses.stays')}
            </p>
            <StandsThere address={path} />
          </>
        ) : (
          <>
            <div role="status">
              <p className={styles.line}>
                {t('site.addresses.leadsTo', { code: code ?? '' })} <bdi dir="ltr">{url}</bdi>
              </p>
              <p className={styles.quiet}>
                {t('site.addresses.over')} <bdi>{partsText(reasons.map(ruleNames), language)}</bdi>
              </p>
              {breadcrumbs.length > 2 && (
                <p className={styles.quiet}>
                  <bdi dir="ltr">{breadcrumbs.join(' › ')}</bdi>
                </p>
              )}
            </div>
            {url.startsWith('/') && <StandsThere address={url} />}
          </>
        )
      }
    </ReadView>
  );
}
