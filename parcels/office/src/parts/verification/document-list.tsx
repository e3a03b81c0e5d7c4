import type { DocumentView, VerificationView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { megabytes } from '../../model/verification-steps.ts';
import styles from './verification.module.css';

interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  readonly onChange: (view: VerificationView) => void;
}

/** Documents the player added; what was not sent can be taken back. */
export function DocumentList({ documents, onChange }: DocumentListProps) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.files}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} onChange={onChange} />
      ))}
    </ul>
  );
}

interface DocumentRowProps {
  readonly document: DocumentView;
  readonly onChange: (view: VerificationView) => void;
}

function DocumentRow({ document, onChange }: DocumentRowProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  const { submit, pending, refusal } = useSubmit(
    (id: string) => api.delete('/web-api/verification/documents/:id', { params: { id } }),
    ({ data }) => onChange(data),
  );
  const name = t(`verification.kind.${document.kind}.title`);
  const at = format.moment(document.addedAtMs);
  return (
    <li className={styles.file} data-document={document.kind}>
      <div className={styles.fileWords}>
        <span>{name}</span>
        <span className={styles.fileNote}>
          {t('verification.file', {
            type: t(`verification.type.${document.type.split('/')[1] ?? ''}`),
            size: format.number(megabytes(document.bytes)),
            at,
          })}
        </span>
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
      </div>
      {!document.isSent && (
        <Button
          size={32}
          variant="outline"
          icon="trash"
          pending={pending}
          aria-label={t('verification.takeBackName', { name, at })}
          onClick={() => submit(document.id)}
        >
          {t('verification.takeBack')}
        </Button>
      )}
    </li>
  );
}
