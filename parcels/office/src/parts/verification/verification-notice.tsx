import type { VerificationView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Notice, type NoticeTone } from '@paddock/styleguide';

const TONES: Readonly<Record<VerificationView['status'], NoticeTone>> = {
  'not-verified': 'neutral',
  checking: 'info',
  'in-review': 'info',
  'more-needed': 'warning',
  refused: 'danger',
  verified: 'positive',
};

/** Where it stands and what happens next, with its time and, if something is wrong, the reason. */
export function VerificationNotice({ view }: { readonly view: VerificationView }) {
  const t = useT('office');
  const format = useFormat();
  const { status, reason, answerByMs } = view;
  if (status === 'not-verified') return null;
  return (
    <Notice tone={TONES[status]} title={t(`verification.status.${status}`)} announce>
      {reason !== null && <p>{t(`verification.reason.${reason}`)}</p>}
      <p>
        {t(`verification.next.${status}`, {
          time: answerByMs === null ? '' : format.moment(answerByMs),
        })}
      </p>
    </Notice>
  );
}
