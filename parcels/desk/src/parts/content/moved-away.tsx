import { hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { pathOf } from '../../model/content-place.ts';
import { useDesk } from '../session/desk-context.ts';
import { takeDraftAlong } from './content-drafts.ts';

interface MovedAwayProps {
  readonly address: string;
  /** Where it stands by now. */
  readonly to: string;
}

/** Somebody gave the document another address while it was worked on here: the way on, with what is not saved. */
export function MovedAway({ address, to }: MovedAwayProps) {
  const t = useT('desk');
  const { operatorId } = useDesk().session;

  function goOn(): void {
    takeDraftAlong(operatorId, address, to);
    navigate(hrefFor(pathOf(to)), { replace: true });
  }

  return (
    <Notice
      tone="warning"
      announce
      title={t('content.movedAway.title')}
      action={
        <Button size={32} variant="outline" onClick={goOn}>
          {t('content.movedAway.go')}
        </Button>
      }
    >
      <p>
        <bdi dir="ltr">{to}</bdi>
      </p>
      <p>{t('content.movedAway.kept')}</p>
    </Notice>
  );
}
