import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { Dialog } from '@paddock/styleguide/overlays';

/** What is asked again before it is sent. */
export interface Doubt {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
}

interface DoubtDialogProps {
  readonly doubt: Doubt;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

/** Asks whether what was typed is meant. */
export function DoubtDialog({ doubt, onSure, onClose }: DoubtDialogProps) {
  const t = useT('desk');
  return (
    <Dialog
      open
      onClose={onClose}
      title={doubt.title}
      description={doubt.text}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button variant="danger" onClick={onSure}>
            {doubt.submitLabel}
          </Button>
        </>
      }
    />
  );
}
