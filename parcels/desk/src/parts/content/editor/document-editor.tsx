import { useContext, useEffect, useId, useRef, useState } from 'react';
import { languageName } from '@paddock/contract';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Field, Panel, TabPanel, Tabs, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { withoutText, withText, type EditedDocument } from '../../../model/edited-document.ts';
import { untranslated } from '../../../model/untranslated.ts';
import desk from '../../desk.module.css';
import styles from '../content.module.css';
import { BesideContext } from './beside.ts';
import { focusPlace } from './focus-place.ts';
import { Refused, useFactProblem } from './refused.tsx';
import { TextColumn } from './text-column.tsx';
import { useLanguages } from './use-languages.ts';

interface DocumentEditorProps {
  readonly document: EditedDocument;
  readonly isReadOnly: boolean;
  readonly onChange: (document: EditedDocument) => void;
}

/** A document's facts, and its text in a language with another one beside it. */
export function DocumentEditor({ document, isReadOnly, onChange }: DocumentEditorProps) {
  const t = useT('desk');
  const panel = useId();
  const own = useSiteConfig(({ languages }) => languages.fallback) ?? 'en';
  const languages = useLanguages(document);
  const [chosen, setChosen] = useState<string | null>(null);
  const { language: beside, choose } = useContext(BesideContext);
  const language =
    chosen ?? languages.find((code) => Object.hasOwn(document.texts, code)) ?? languages[0] ?? 'en';
  const columns = [language, ...(beside === '' || beside === language ? [] : [beside])];
  const page = useFirstRefused((refused) => {
    if (!columns.includes(refused)) setChosen(refused);
  });
  const copied = Object.fromEntries(languages.map((code) => [code, untranslated(document.texts, code, own)]));
  const countOf = (code: string) => {
    const count = copied[code]?.length ?? 0;
    if (!Object.hasOwn(document.texts, code)) return { count: t('content.lacks') };
    return count > 0 && { count: t('content.untranslatedCount', { count }) };
  };
  return (
    <Panel padded>
      <fieldset ref={page} className={styles.editor} disabled={isReadOnly}>
        <div className={desk.fields}>
          <Facts document={document} onChange={onChange} />
          <Field label={t('content.beside')}>
            <SelectField
              value={beside}
              onChange={(event) => choose(event.currentTarget.value)}
              options={[
                { value: '', label: t('content.noneBeside') },
                ...languages.map((code) => ({ value: code, label: languageName(code) })),
              ]}
            />
          </Field>
        </div>
        <Tabs
          label={t('content.languages')}
          panelId={panel}
          value={language}
          onValueChange={setChosen}
          items={languages.map((code) => ({
            id: code,
            label: languageName(code),
            ...countOf(code),
          }))}
        />
        <TabPanel id={panel} tab={language}>
          <div className={styles.columns} data-beside={columns.length > 1 || undefined}>
            {columns.map((code) => (
              <TextColumn
                key={code}
                language={code}
                text={document.texts[code]}
                others={document.texts}
                copied={copied[code] ?? []}
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

/**
 * Gives the focus to the first field that was refused, once its language is shown.
 * @param show brings the text of a language to the page
 */
function useFirstRefused(show: (language: string) => void) {
  const page = useRef<HTMLFieldSetElement>(null);
  const refused = useContext(Refused);
  const [told, setTold] = useState(refused);
  const first = refused?.places[0];
  if (refused !== told) {
    setTold(refused);
    if (first?.language !== undefined) show(first.language);
  }
  useEffect(() => {
    if (first !== undefined && page.current !== null) focusPlace(page.current, first);
  }, [first]);
  return page;
}

type FactsProps = Pick<DocumentEditorProps, 'document' | 'onChange'>;

/** What holds in every language: the day of what is dated, an article's category, the place in lists. */
function Facts({ document, onChange }: FactsProps) {
  const t = useT('desk');
  const dayProblem = useFactProblem('day', document.day);
  const categoryProblem = useFactProblem('category', document.category);
  const orderProblem = useFactProblem('order', document.order);
  const isDated = document.kind === 'article' || document.kind === 'news' || document.day !== '';
  const isOfCategory = document.kind === 'article' || document.category !== '';
  return (
    <>
      {isDated && (
        <Field label={t('content.dated')} error={dayProblem}>
          <TextInput
            data-at="day"
            type="date"
            value={document.day}
            onChange={(event) => onChange({ ...document, day: event.currentTarget.value })}
          />
        </Field>
      )}
      {isOfCategory && (
        <Field label={t('content.category')} hint={t('content.categoryHint')} error={categoryProblem}>
          <TextInput
            data-at="category"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={document.category}
            onChange={(event) => onChange({ ...document, category: event.currentTarget.value.trim() })}
          />
        </Field>
      )}
      <Field label={t('content.order')} hint={t('content.orderHint')} error={orderProblem}>
        <TextInput
          data-at="order"
          autoComplete="off"
          maxLength={6}
          value={document.order}
          onChange={(event) => onChange({ ...document, order: event.currentTarget.value.trim() })}
        />
      </Field>
    </>
  );
}
