import { useId, useState } from 'react';
import { languageName } from '@paddock/contract';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Field, FieldError, TabPanel, Tabs } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { Part } from '../../../model/promotions/form-parts.ts';
import { emptyOf, groupIn, type TypedGroup } from '../../../model/promotions/typed-terms.ts';
import { wrongAt, wrongOfPart } from '../../../model/promotions/wrong-places.ts';
import { RemoveText } from '../../remove-text.tsx';
import { UnwrittenText } from '../../unwritten-text.tsx';
import styles from '../promotions.module.css';
import { useComposing } from './compose-context.ts';
import { Framed } from './framed.tsx';
import { FieldsOf } from './group-fields.tsx';
import type { PartFieldProps } from './part-field.tsx';
import { useWrongWords } from './use-wrong-words.ts';

type TextsPart = Extract<Part, { readonly as: 'by-language' }>;

/** What players read, a language at a time, with another one beside it; the tabs say which are missing. */
export function TextsField(props: PartFieldProps<TextsPart>) {
  const { label, path, typed } = props;
  const t = useT('desk');
  const panel = useId();
  const said = groupIn(typed);
  const languages = useLanguages(said);
  const [language, choose] = useShownLanguage(languages, path);
  const [beside, setBeside] = useState('');
  const columns = [language, ...(beside === '' || beside === language ? [] : [beside])];
  return (
    <Framed label={label} path={path}>
      <Field label={t('content.beside')} className={styles.add}>
        <SelectField
          size={36}
          value={beside}
          onChange={(event) => setBeside(event.currentTarget.value)}
          options={[
            { value: '', label: t('content.noneBeside') },
            ...languages.map((code) => ({ value: code, label: languageName(code) })),
          ]}
        />
      </Field>
      <Tabs
        label={t('content.languages')}
        panelId={panel}
        value={language}
        onValueChange={choose}
        items={languages.map((code) => ({
          id: code,
          label: languageName(code),
          ...(!Object.hasOwn(said, code) && { count: t('content.lacks') }),
        }))}
      />
      <TabPanel id={panel} tab={language}>
        <div className={styles.columns} data-beside={columns.length > 1 || undefined}>
          {columns.map((code) => (
            <TextColumn key={code} {...props} language={code} said={said} />
          ))}
        </div>
      </TabPanel>
    </Framed>
  );
}

/** The site's own language, its others, then those that only the texts have. */
function useLanguages(said: TypedGroup): readonly string[] {
  const own = useSiteConfig(({ languages }) => languages.fallback) ?? 'en';
  const ofSite = useSiteConfig(({ languages }) => languages.all) ?? [];
  return [...new Set([own, ...ofSite, ...Object.keys(said)])];
}

/** The language that is chosen; one in which something was refused comes to the page once it is told. */
function useShownLanguage(languages: readonly string[], path: string) {
  const { wrong } = useComposing();
  const [chosen, choose] = useState(languages[0] ?? 'en');
  const [told, setTold] = useState<readonly string[]>([]);
  const refused = languages.filter((code) => wrongAt(wrong, `${path}/${code}`) !== undefined);
  if (refused.join() !== told.join()) {
    setTold(refused);
    const first = refused.find((code) => !told.includes(code));
    if (first !== undefined && !refused.includes(chosen)) choose(first);
  }
  return [chosen, choose] as const;
}

interface TextColumnProps extends PartFieldProps<TextsPart> {
  readonly language: string;
  /** What is written in each language. */
  readonly said: TypedGroup;
}

function TextColumn({ language, said, part, path, onTyped }: TextColumnProps) {
  const say = useWrongWords();
  const { wrong } = useComposing();
  const at = `${path}/${language}`;
  const { [language]: text, ...others } = said;
  const write = (value: TypedGroup[string], place: string) => onTyped({ ...said, [language]: value }, place);
  const found = wrongOfPart(wrong, at);
  return (
    <section
      className={styles.rowFields}
      aria-label={languageName(language)}
      data-testid={`text-${language}`}
    >
      <b>{languageName(language)}</b>
      {text === undefined ? (
        <UnwrittenText
          others={Object.keys(others)}
          onCopied={(code) => write(others[code], at)}
          onEmpty={() => write(emptyOf(part.of), at)}
        />
      ) : (
        <>
          {part.of.as === 'group' && <FieldsOf part={part.of} path={at} typed={text} onTyped={write} />}
          <RemoveText onRemove={() => onTyped(others, at)} />
        </>
      )}
      {found !== undefined && <FieldError>{say.rule(found)}</FieldError>}
    </section>
  );
}
