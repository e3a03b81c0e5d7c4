import { useState } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge, Button, ButtonRow } from '@paddock/styleguide';

import type { SiteKey } from '../../model/site-keys.ts';
import { useDesk } from '../session/desk-context.ts';
import { KeyForm } from './key-form.tsx';
import { siteDrafts } from './site-drafts.ts';
import styles from './site.module.css';
import { ValueText } from './value-text.tsx';

interface KeyRowProps {
  readonly one: SiteKey;
  /** What it sets, in words; empty where there are none. */
  readonly about: string;
  readonly site: SiteKeysView;
  readonly onChanged: () => void;
}

/** A key with what holds, and the ways to change it. One that was being changed when the page was left is open again. */
export function KeyRow({ one: { name, value, isSaid }, about, site, onChanged }: KeyRowProps) {
  const t = useT('desk');
  const { may, session } = useDesk();
  const mayChange = may('site:configure');
  const [doing, setDoing] = useState<'change' | 'back' | null>(() =>
    mayChange && siteDrafts.all(session.operatorId)[name] !== undefined ? 'change' : null,
  );
  const close = () => {
    siteDrafts.drop(session.operatorId, name);
    setDoing(null);
  };
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi dir="ltr">{name}</bdi> {!isSaid && <Badge>{t('site.byDefault')}</Badge>}
      </p>
      {about !== '' && <p className={styles.line}>{about}</p>}
      {value === null ? (
        <p className={styles.quiet}>{t('site.nothing')}</p>
      ) : (
        <ValueText name={name} value={value} />
      )}
      {mayChange && doing === null && (
        <ButtonRow>
          <Button size={32} variant="outline" icon="edit" onClick={() => setDoing('change')}>
            {t('site.change')}
          </Button>
          {isSaid && (
            <Button size={32} variant="danger-outline" onClick={() => setDoing('back')}>
              {t('site.toDefault')}
            </Button>
          )}
        </ButtonRow>
      )}
      {doing !== null && (
        <KeyForm
          name={name}
          begun={value}
          site={site}
          isBack={doing === 'back'}
          onMeanwhile={onChanged}
          onDone={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}
