import { useRef, useState } from 'react';
import type { DocumentKind, VerificationView } from '@paddock/contract/schemas';
import type { ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ProgressBar } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { megabytes } from '../../model/verification-steps.ts';
import { uploadDocument } from './upload-document.ts';
import styles from './verification.module.css';

/** What the server takes; it looks at the content and not at the name. */
const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

interface DocumentPickerProps {
  readonly kind: DocumentKind;
  readonly maxBytes: number;
  readonly onChange: (view: VerificationView) => void;
}

/** Chooses or photographs one document and sends it, with its progress and, if it is refused, the reason. */
export function DocumentPicker({ kind, maxBytes, onChange }: DocumentPickerProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { send, part, refusal } = useUpload(kind, maxBytes, onChange);
  const isSending = part !== null;
  const percent = format.number(Math.round((part ?? 0) * 100));
  const name = t(`verification.kind.${kind}.title`);

  const input = (ref: typeof file, capture?: 'user' | 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={capture === undefined ? TYPES : 'image/*'}
      {...(capture === undefined ? {} : { capture })}
      data-testid={capture === undefined ? `document-${kind}` : `camera-${kind}`}
      onChange={(event) => {
        const [chosen] = event.currentTarget.files ?? [];
        // The same file can be chosen again after it was refused.
        event.currentTarget.value = '';
        if (chosen !== undefined) void send(chosen);
      }}
    />
  );

  return (
    <>
      {refusal !== null && (
        <FormMessage
          title={
            refusal.problem.code === 'BODY_TOO_LARGE'
              ? t('verification.tooLarge', { max: format.number(megabytes(maxBytes)) })
              : labels.problem(refusal.problem)
          }
          attempt={refusal.attempt}
        />
      )}
      <div className={styles.buttons}>
        <Button
          variant="outline"
          icon="upload"
          pending={isSending}
          aria-label={t('verification.chooseFor', { name })}
          onClick={() => file.current?.click()}
        >
          {t('verification.choose')}
        </Button>
        <Button
          variant="outline"
          className={styles.camera}
          pending={isSending}
          aria-label={t('verification.photoFor', { name })}
          onClick={() => camera.current?.click()}
        >
          {t('verification.photo')}
        </Button>
      </div>
      {input(file)}
      {input(camera, kind === 'selfie' ? 'user' : 'environment')}
      {isSending && (
        <ProgressBar
          value={part}
          tone="brand"
          label={t('verification.sending', { name })}
          valueText={t('percent', { value: percent })}
          left={t('verification.sendingShort')}
          used={t('percent', { value: percent })}
        />
      )}
    </>
  );
}

interface Upload {
  readonly send: (file: File) => Promise<void>;
  /** How far it is, from 0 to 1; null while nothing is sent. */
  readonly part: number | null;
  readonly refusal: { readonly problem: ApiProblem; readonly attempt: number } | null;
}

function useUpload(kind: DocumentKind, maxBytes: number, onChange: (view: VerificationView) => void): Upload {
  const [part, setPart] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Upload['refusal']>(null);

  function refuse(problem: ApiProblem): void {
    setRefusal((last) => ({ problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  async function send(file: File): Promise<void> {
    setRefusal(null);
    if (file.size > maxBytes) {
      refuse({ code: 'BODY_TOO_LARGE', message: '' });
      return;
    }
    setPart(0);
    const result = await uploadDocument(kind, file, setPart);
    setPart(null);
    if (result.ok) onChange(result.data);
    else refuse(result.problem);
  }

  return { send, part, refusal };
}
