import { SPORTS } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { SelectField } from '@paddock/styleguide/forms';

import boardStyles from './board/board.module.css';

interface SportSelectProps {
  /** Undefined for all sports. */
  readonly sport: string | undefined;
  readonly onSport: (sport: string | undefined) => void;
}

/** Of which sport a list is. */
export function SportSelect({ sport, onSport }: SportSelectProps) {
  const t = useT('desk');
  const common = useT('common');
  return (
    <SelectField
      className={boardStyles.sport}
      aria-label={t('board.sport')}
      size={36}
      value={sport ?? ''}
      onChange={({ currentTarget: { value } }) => onSport(value === '' ? undefined : value)}
      options={[
        { value: '', label: t('board.allSports') },
        ...Object.keys(SPORTS).map((code) => ({ value: code, label: common(`sport.${code}`) })),
      ]}
    />
  );
}
