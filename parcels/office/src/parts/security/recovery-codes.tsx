import { useEffect, useState } from 'react';
import { useLabels, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CopyButton } from './copy-button.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/**
 * The recovery codes, this once: to copy, to keep as a file, to write down. They are in force already, and the
 * page says that they are not confirmed until the player does.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT('office');
  const labels = useLabels();
  const { show } = useSecurity();
  const { submit, pending, refusal } = useChange(
    () => securityCalls.confirmKeptCodes(),
    (next) => {
      show(next);
      onDone();
    },
  );
  const site = useSiteConfig((config) => config.companyName) ?? '';
  const text = codes.join('\n');
  const fileUrl = useFileUrl(`${t('security.two-factor.fileTitle', { site })}\n\n${text}\n`);
  return (
    <div className={styles.form} data-testid="recovery-codes">
      <Notice tone="warning" title={t('security.two-factor.codesTitle')} announce>
        {t('security.two-factor.codesText')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <CopyButton text={text} />
        {fileUrl !== null && (
          <LinkButton
            size={32}
            variant="outline"
            icon="download"
            href={fileUrl}
            download="recovery-codes.txt"
          >
            {t('security.two-factor.download')}
          </LinkButton>
        )}
        <Button variant="primary" pending={pending} onClick={() => submit(undefined)}>
          {t('security.two-factor.kept')}
        </Button>
      </div>
    </div>
  );
}

/** A file made in the page: the codes go nowhere else. */
function useFileUrl(text: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}
