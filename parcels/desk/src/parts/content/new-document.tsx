import { useState, type SubmitEvent } from 'react';
import { CONTENT_KINDS, mayStandAt, type ContentKind } from '@paddock/contract/content';
import type { ContentBody } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, LinkButton, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { pathOf } from '../../model/content-place.ts';
import styles from '../desk.module.css';

/** A document that nobody has written yet. */
export interface Begun {
  readonly address: string;
  readonly document: ContentBody;
}

interface NewDocumentProps {
  /** Addresses where documents stand. */
  readonly taken: readonly string[];
  readonly onBegun: (begun: Begun) => void;
  readonly onCancel: () => void;
}

/** Where documents of a kind stand, as its form begins. */
const BEGINS: Readonly<Record<ContentKind, string>> = {
  page: '/pages/',
  rules: '/pages/',
  article: '/blog/',
  news: '/news/',
  help: '/help/',
  term: '/betting-alphabet/',
  partner: '/ourpartners/',
  landing: '/promo/',
};

/** Kind and address of a new document; its text comes after. */
export function NewDocument({ taken, onBegun, onCancel }: NewDocumentProps) {
  const t = useT('desk');
  const [kind, setKind] = useState<ContentKind>('page');
  const [typed, setTyped] = useState(BEGINS.page);
  const address = typed.trim();
  const isTaken = taken.includes(address);
  const isPlace = mayStandAt(kind, address) && !isTaken;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPlace) onBegun({ address, document: { kind, texts: {} } });
  }

  return (
    <form className={styles.deskForm} onSubmit={onSubmit} noValidate>
      <div className={styles.fields}>
        <Field label={t('content.kind')}>
          <SelectField
            value={kind}
            onChange={(event) => {
              const chosen = CONTENT_KINDS.find((one) => one === event.currentTarget.value) ?? 'page';
              setKind(chosen);
              if (address === BEGINS[kind]) setTyped(BEGINS[chosen]);
            }}
            options={CONTENT_KINDS.map((value) => ({ value, label: t(`content.kinds.${value}`) }))}
          />
        </Field>
        <Field
          label={t('content.address')}
          hint={t('content.addressHint')}
          error={/\s/.test(typed) ? t('content.addressHint') : undefined}
        >
          <TextInput
            name="address"
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={150}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      <ButtonRow>
        <Button type="submit" variant="primary" unavailable={!isPlace}>
          {isPlace ? t('content.write') : t(isTaken ? 'content.taken' : 'content.noPlace')}
        </Button>
        {isTaken && (
          <LinkButton variant="outline" href={hrefFor(pathOf(address))}>
            {t('content.openTaken')}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </ButtonRow>
    </form>
  );
}
