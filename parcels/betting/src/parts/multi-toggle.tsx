import { notify } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { multiBoard } from '../model/multi-board.ts';
import { useMultiBoard } from './use-multi-board.ts';

interface MultiToggleProps {
  readonly eventId: string;
  /** Both sides, for the label. */
  readonly name: string;
}

/** Puts a match beside others, or takes it out. */
export function MultiToggle({ eventId, name }: MultiToggleProps) {
  const t = useT('betting');
  const isOn = useMultiBoard().eventIds.includes(eventId);
  function toggle(): void {
    if (isOn) multiBoard().remove(eventId);
    else if (!multiBoard().add(eventId)) notify({ kind: 'warning', text: { key: 'betting:multi.full' } });
  }
  return (
    <IconButton
      icon="grid"
      size={28}
      iconSize={16}
      pressed={isOn}
      label={t('multi.toggle', { name })}
      onClick={toggle}
    />
  );
}
