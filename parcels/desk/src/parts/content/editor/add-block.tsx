import type { ContentBlockKind } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { SelectField } from '@paddock/styleguide/forms';

import { BLOCK_KINDS } from '../../../model/block-fields.ts';
import styles from '../content.module.css';

/** A choice of blocks; the chosen one is there at once. */
export function AddBlock({ onAdd }: { readonly onAdd: (kind: ContentBlockKind) => void }) {
  const t = useT('desk');
  return (
    <SelectField
      aria-label={t('content.addBlock')}
      className={styles.add}
      placeholder={t('content.addBlock')}
      value=""
      onChange={(event) => {
        const kind = BLOCK_KINDS.find((one) => one === event.currentTarget.value);
        if (kind !== undefined) onAdd(kind);
      }}
      options={BLOCK_KINDS.map((value) => ({ value, label: t(`content.blocks.${value}`) }))}
    />
  );
}
