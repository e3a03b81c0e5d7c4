import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { BLOCK_FORMS, withField, type Said } from '../../../model/block-fields.ts';
import type { CopiedWords } from '../../../model/untranslated.ts';
import styles from '../content.module.css';
import { BlockFieldInput } from './block-field-input.tsx';
import { BlockRefused } from './block-refused.tsx';
import { UntranslatedWords } from './untranslated-words.tsx';

interface BlockEditorProps {
  readonly said: Said;
  /** What of it nobody has translated. */
  readonly copied: readonly CopiedWords[];
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly onChange: (said: Said) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onAddAbove: () => void;
}

/** One block: its kind, its fields, and its place in the text. */
export function BlockEditor(props: BlockEditorProps) {
  const { said, copied, number, isLast, onChange, onMove, onRemove, onAddAbove } = props;
  const t = useT('desk');
  const name = `${number}. ${t(`content.blocks.${said.block}`)}`;
  return (
    <section className={styles.block} aria-label={name}>
      <header className={styles.blockHead}>
        <b>{name}</b>
        <span>
          <IconButton
            icon="plus"
            iconSize={16}
            label={t('content.addAbove', { name })}
            onClick={onAddAbove}
          />
          <IconButton
            icon="chevron-up"
            iconSize={16}
            label={t('content.moveUp', { name })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            iconSize={16}
            label={t('content.moveDown', { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            iconSize={16}
            label={t('content.removeBlock', { name })}
            onClick={onRemove}
          />
        </span>
      </header>
      <BlockRefused said={said}>
        <UntranslatedWords copied={copied} kind={said.block} />
        {BLOCK_FORMS[said.block].fields.map((field) => (
          <div key={field.name} data-at={field.name}>
            <BlockFieldInput
              field={field}
              said={said}
              onValue={(value) => onChange(withField(said, field, value))}
              onChange={onChange}
            />
          </div>
        ))}
      </BlockRefused>
    </section>
  );
}
