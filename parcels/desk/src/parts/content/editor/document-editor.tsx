import { useState } from 'react';
import { languageName } from '@paddock/contract';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Field, Panel, TabPanel, Tabs, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { withoutText, withText, type EditedDocument } from '../../../model/edited-document.ts';
import desk from '../../desk.module.css';
import styles from '../content.module.css';
import { TextColumn } from './text-column.tsx';

const PANEL = 'content-text';

interface DocumentEditorProps {
  readonly document: EditedDocument;
  readonly isReadOnly: boolean;
  readonly onChange: (document: EditedDocument) => void;
}

/** A document's facts, and its text in a language with another one beside it. */
export function DocumentEditor({ document, isReadOnly, onChange }: DocumentEditorProps) {
  const t = useT('desk');
  const ofSite = useSiteConfig(({ languages }) => languages.all) ?? [];
  const languages = [...new Set([...ofSite, ...Object.keys(document.texts)])];
  const [chosen, setChosen] = useState<string | null>(null);
  const [beside, setBeside] = useState('');
  const language =
    chosen ?? languages.find((code) => Object.hasOwn(document.texts, code)) ?? languages[0] ?? 'en';
  const columns = [language, ...(beside === '' || beside === language ? [] : [beside])];
  return (
    <Panel padded>
      <fieldset className={styles.editor} disabled={isReadOnly}>
        <div className={desk.fields}>
          <Facts document={document} onChange={onChange} />
          <Field label={t('content.beside')}>
            <SelectField
              value={beside}
              onChange={(event) => setBeside(event.currentTarget.value)}
              options={[
                { value: '', label: t('content.noneBeside') },
                ...languages.map((code) => ({ value: code, label: languageName(code) })),
              ]}
            />
          </Field>
        </div>
        <Tabs
          label={t('content.languages')}
          panelId={PANEL}
          value={language}
          onValueChange={setChosen}
          items={languages.map((code) => ({
            id: code,
            label: languageName(code),
            ...(!Object.hasOwn(document.texts, code) && { count: t('content.lacks') }),
          }))}
        />
        <TabPanel id={PANEL} tab={language}>
          <div className={styles.columns} data-beside={columns.length > 1 || undefined}>
            {columns.map((code) => (
              <TextColumn
                key={code}
                language={code}
                text={document.texts[code]}
                others={document.texts}
                onChange={(text) =>
                  onChange(text === null ? withoutText(document, code) : withText(document, code, text))
                }
              />
            ))}
          </div>
        </TabPanel>
      </fieldset>
    </Panel>
  );
}

type FactsProps = Pick<DocumentEditorProps, 'document' | 'onChange'>;

/** What holds in every language: the day of what is dated, an article's category, the place in lists. */
function Facts({ document, onChange }: FactsProps) {
  const t = useT('desk');
  const isDated = document.kind === 'article' || document.kind === 'news' || document.day !== '';
  const isOfCategory = document.kind === 'article' || document.category !== '';
  return (
    <>
      {isDated && (
        <Field label={t('content.dated')}>
          <TextInput
            type="date"
            value={document.day}
            onChange={(event) => onChange({ ...document, day: event.currentTarget.value })}
          />
        </Field>
      )}
      {isOfCategory && (
        <Field label={t('content.category')} hint={t('content.categoryHint')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={document.category}
            onChange={(event) => onChange({ ...document, category: event.currentTarget.value.trim() })}
          />
        </Field>
      )}
      <Field label={t('content.order')} hint={t('content.orderHint')}>
        <TextInput
          autoComplete="off"
          maxLength={6}
          value={document.order}
          onChange={(event) => onChange({ ...document, order: event.currentTarget.value.trim() })}
        />
      </Field>
    </>
  );
}
