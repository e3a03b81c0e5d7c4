import type { SiteKeysView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextArea } from '@paddock/styleguide';

import { readTypedJson, type TypedJson } from '../../model/typed-json.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './site.module.css';
import { useKeyDraft } from './use-key-draft.ts';

interface KeyFormProps {
  readonly name: string;
  /** What it begins with: what holds now, said or not; null for nothing. */
  readonly begun: unknown;
  readonly site: SiteKeysView;
  /** Back to what holds without a word of the site. */
  readonly isBack: boolean;
  /** It was refused, since somebody else changed the key: the page has to be read again. */
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A key as JSON, which the server checks and refuses by its place. */
export function KeyForm({ name, begun, site, isBack, ...ends }: KeyFormProps) {
  const t = useT('desk');
  const draft = useKeyDraft(name, site, begun);
  const read: TypedJson = isBack ? { isJson: true, value: null } : readTypedJson(draft.typed);
  // What is no JSON yet differs in nothing that could be shown.
  const value = read.isJson ? read.value : draft.now;

  function lacking(): string | null {
    if (!read.isJson)
      return read.line === undefined ? t('site.notJson') : t('site.notJsonIn', { line: read.line });
    if (read.value === null) return t('site.isNull');
    return JSON.stringify(read.value) === JSON.stringify(draft.now) ? t('site.same') : null;
  }

  return (
    <ChangeForm
      {...ends}
      name={name}
      site={site}
      value={value}
      place={draft}
      lacks={isBack ? null : lacking()}
      isGrave={isBack}
      title={
        <>
          {t(isBack ? 'site.toDefault' : 'site.change')}: <bdi dir="ltr">{name}</bdi>
        </>
      }
    >
      {!isBack && (
        <Field label={t('site.json')} hint={t('site.jsonHint')}>
          <TextArea
            className={styles.json}
            dir="ltr"
            rows={Math.min(24, Math.max(4, draft.typed.split('\n').length + 1))}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={100_000}
            value={draft.typed}
            onChange={(event) => draft.type(event.currentTarget.value)}
          />
        </Field>
      )}
    </ChangeForm>
  );
}
