import { useState } from 'react';
import { languageName } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextArea, TextInput } from '@paddock/styleguide';

import {
  EMPTY_TEXT,
  withBlock,
  withMovedBlock,
  withNewBlock,
  withoutBlock,
  type EditedText,
} from '../../../model/edited-document.ts';
import type { CopiedWords } from '../../../model/untranslated.ts';
import { RemoveText } from '../../remove-text.tsx';
import { UnwrittenText } from '../../unwritten-text.tsx';
import styles from '../content.module.css';
import { AddBlock } from './add-block.tsx';
import { BlockEditor } from './block-editor.tsx';
import { useLineProblem } from './refused.tsx';
import { useTypedLanguage, WrittenIn } from './typed-language.ts';
import { UntranslatedWords } from './untranslated-words.tsx';

interface TextColumnProps {
  readonly language: string;
  /** Undefined where it is not written in this language. */
  readonly text: EditedText | undefined;
  readonly others: Readonly<Record<string, EditedText>>;
  /** What of it nobody has translated. */
  readonly copied: readonly CopiedWords[];
  /** Null takes the language away. */
  readonly onChange: (text: EditedText | null) => void;
}

/** The text of a document in one language. */
export function TextColumn({ language, text, others, copied, onChange }: TextColumnProps) {
  return (
    <section className={styles.column} data-testid={`text-${language}`} data-at={language}>
      <h3 className={styles.language}>{languageName(language)}</h3>
      {text === undefined ? (
        <UnwrittenText
          others={Object.keys(others)}
          onCopied={(code) => onChange(others[code] ?? EMPTY_TEXT)}
          onEmpty={() => onChange(EMPTY_TEXT)}
        />
      ) : (
        <WrittenIn value={language}>
          <TextFields text={text} copied={copied} onChange={onChange} />
        </WrittenIn>
      )}
    </section>
  );
}

interface TextFieldsProps {
  readonly text: EditedText;
  readonly copied: readonly CopiedWords[];
  readonly onChange: (text: EditedText | null) => void;
}

function TextFields({ text, copied, onChange }: TextFieldsProps) {
  const t = useT('desk');
  const written = useTypedLanguage();
  const [above, setAbove] = useState<number | null>(null);
  const { title, description, lead, blocks } = text;
  return (
    <>
      <UntranslatedWords copied={copied.filter(({ block }) => block === undefined)} />
      <Field label={t('content.fields.title')} error={useLineProblem('title', title)}>
        <TextInput
          {...written}
          data-at="title"
          autoComplete="off"
          maxLength={120}
          value={title}
          onChange={(event) => onChange({ ...text, title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('content.description')}
        hint={t('content.descriptionHint')}
        error={useLineProblem('description', description)}
      >
        <TextArea
          {...written}
          data-at="description"
          rows={2}
          maxLength={300}
          value={description}
          onChange={(event) => onChange({ ...text, description: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('content.lead')}
        hint={<bdi dir="ltr">{t('content.marks')}</bdi>}
        error={useLineProblem('lead', lead)}
      >
        <TextArea
          {...written}
          data-at="lead"
          rows={2}
          maxLength={4_000}
          value={lead}
          onChange={(event) => onChange({ ...text, lead: event.currentTarget.value })}
        />
      </Field>
      <ol className={styles.blocks}>
        {blocks.map(({ id, said }, at) => (
          <li key={id} data-at={`blocks/${at}`}>
            {above === id && (
              <AddBlock
                onAdd={(kind) => {
                  onChange(withNewBlock(text, kind, at));
                  setAbove(null);
                }}
              />
            )}
            <BlockEditor
              said={said}
              copied={copied.filter(({ block }) => block === at)}
              number={at + 1}
              isLast={at === blocks.length - 1}
              onChange={(next) => onChange(withBlock(text, id, next))}
              onMove={(by) => onChange(withMovedBlock(text, id, by))}
              onRemove={() => onChange(withoutBlock(text, id))}
              onAddAbove={() => setAbove(above === id ? null : id)}
            />
          </li>
        ))}
      </ol>
      <AddBlock onAdd={(kind) => onChange(withNewBlock(text, kind))} />
      <RemoveText onRemove={() => onChange(null)} />
    </>
  );
}
