import { FIELD_BOUNDS } from '@paddock/contract';
import { useState, type SubmitEvent } from 'react';
import type { PasskeyView } from '@paddock/contract/schemas';
import { notify } from '@paddock/shared-utils';
import { useFormat, useLabels, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Badge, Button, Field, Notice, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { addPasskey, passkeysWork } from './passkey-calls.ts';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { useChange } from './use-change.ts';

/** Passkeys: which there are, when they were used last, one more, one less. */
export function PasskeysSection() {
  const t = useT('office');
  const { view, open, setOpen } = useSecurity();
  const [leaving, setLeaving] = useState<PasskeyView | null>(null);
  const { passkeys, passkeys_offered: isOffered } = view;
  const isBrand = useSiteConfig(({ brand }) => brand) !== undefined;
  const works = isOffered && !isBrand && passkeysWork();
  const why = isBrand ? 'noBrand' : isOffered ? 'noBrowser' : 'noSite';
  return (
    <SecuritySection
      name="passkeys"
      icon="identity"
      badge={
        passkeys.length === 0
          ? { tone: 'neutral', text: t('security.none') }
          : { tone: 'positive', text: t('security.passkeys.count', { count: passkeys.length }) }
      }
      state={t('security.passkeys.text')}
      action={works || passkeys.length > 0 ? t('security.add') : undefined}
      content={
        <>
          {!works && (
            <div className={styles.more}>
              <Notice>{t(`security.passkeys.${why}`)}</Notice>
            </div>
          )}
          <PasskeyList
            onDelete={(passkey) => {
              setLeaving(passkey);
              setOpen('passkeys');
            }}
          />
        </>
      }
    >
      {(close) => (
        <StepUpGate>
          {leaving !== null && open === 'passkeys' ? (
            <DeletePasskey
              passkey={leaving}
              onDone={() => {
                setLeaving(null);
                close();
              }}
            />
          ) : (
            <AddPasskey onDone={close} />
          )}
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

function PasskeyList({ onDelete }: { readonly onDelete: (passkey: PasskeyView) => void }) {
  const t = useT('office');
  const { date } = useFormat();
  const { view } = useSecurity();
  if (view.passkeys.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {view.passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.rowItem}>
          <div className={styles.rowWords}>
            <b>{passkey.name}</b> {passkey.is_synced && <Badge>{t('security.passkeys.synced')}</Badge>}
            <p className={styles.note}>
              {t('security.passkeys.made', { date: date(passkey.created_at_ms) })}{' '}
              {passkey.last_used_at_ms === null
                ? t('security.passkeys.neverUsed')
                : t('security.passkeys.used', { date: date(passkey.last_used_at_ms) })}
            </p>
          </div>
          <Button
            size={32}
            variant="danger-outline"
            icon="trash"
            aria-label={t('security.passkeys.deleteNamed', { name: passkey.name })}
            onClick={() => onDelete(passkey)}
          >
            {t('security.delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddPasskey({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { show } = useSecurity();
  const [name, setName] = useState('');
  const { submit, pending, refusal, forget } = useChange(addPasskey, (next) => {
    show(next);
    notify({ kind: 'success', text: { key: 'office:security.passkeys.added' } });
    onDone();
  });
  const isEmpty = name.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit(name.trim());
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="add-passkey">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.passkeys.name')} hint={t('security.passkeys.nameHint')}>
        <TextInput
          maxLength={FIELD_BOUNDS.passkeyName.max}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {t(isEmpty ? 'security.passkeys.fill' : 'security.passkeys.make')}
        </Button>
      </div>
    </form>
  );
}

interface DeletePasskeyProps {
  readonly passkey: PasskeyView;
  readonly onDone: () => void;
}

function DeletePasskey({ passkey, onDone }: DeletePasskeyProps) {
  const t = useT('office');
  const labels = useLabels();
  const { show } = useSecurity();
  const { submit, pending, refusal } = useChange(securityCalls.removePasskey, (next) => {
    show(next);
    onDone();
  });
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('security.passkeys.deleteText', { name: passkey.name })}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="danger-outline" pending={pending} onClick={() => submit(passkey.id)}>
          {t('security.passkeys.deleteNamed', { name: passkey.name })}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('security.keep')}
        </Button>
      </div>
    </div>
  );
}
