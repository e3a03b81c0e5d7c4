import type { VerificationView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Panel } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { megabytes } from '../../model/verification-steps.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPicker } from './document-picker.tsx';
import styles from './verification.module.css';

interface DocumentsPanelProps {
  readonly view: VerificationView;
  readonly onChange: (view: VerificationView) => void;
}

/** The documents that are asked for, and the one button that sends them. */
export function DocumentsPanel({ view, onChange }: DocumentsPanelProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  const { submit, pending, refusal } = useSubmit(
    () => api.post('/web-api/verification/send', {}),
    ({ data }) => onChange(data),
  );
  const unsent = view.documents.filter(({ isSent }) => !isSent);
  const [missing] = view.missing;
  return (
    <Panel padded bleed className={styles.part} data-testid="documents">
      <p className={styles.text}>
        {t('verification.rules', {
          max: format.number(megabytes(view.limits.fileBytes)),
          files: format.number(view.limits.files),
        })}
      </p>
      {view.asked.map((kind) => (
        <div key={kind} className={styles.kind} data-kind={kind}>
          <h2 className={styles.kindTitle}>{t(`verification.kind.${kind}.title`)}</h2>
          <p className={styles.text}>{t(`verification.kind.${kind}.text`)}</p>
          <DocumentList documents={unsent.filter((document) => document.kind === kind)} onChange={onChange} />
          <DocumentPicker kind={kind} maxBytes={view.limits.fileBytes} onChange={onChange} />
        </div>
      ))}
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Button
        variant="primary"
        size={48}
        block
        pending={pending}
        unavailable={missing !== undefined}
        onClick={() => submit(undefined)}
        data-testid="send-documents"
      >
        {missing === undefined
          ? t('verification.send')
          : t('verification.missing', { name: t(`verification.kind.${missing}.short`) })}
      </Button>
    </Panel>
  );
}
