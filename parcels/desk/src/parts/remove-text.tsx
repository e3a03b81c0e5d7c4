import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

/** Takes away what is written in a language, at the second press. */
export function RemoveText({ onRemove }: { readonly onRemove: () => void }) {
  const t = useT('desk');
  const [isAsked, setAsked] = useState(false);
  return (
    <ButtonRow>
      <Button
        size={32}
        variant={isAsked ? 'danger' : 'quiet'}
        icon="trash"
        onClick={() => {
          if (isAsked) onRemove();
          else setAsked(true);
        }}
      >
        {t(isAsked ? 'content.removeTextNow' : 'content.removeText')}
      </Button>
    </ButtonRow>
  );
}
