import { useId, type SubmitEvent } from 'react';
import { allGames } from '@paddock/games/all-games';
import { lottoGames } from '@paddock/games/lotto';
import { sharedGames } from '@paddock/games/shared-games';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, Disclosure, Field, Panel, SectionHeader, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { CheckForm } from '../model/check-form.ts';
import { checkLabel } from '../model/check-label.ts';
import styles from './fairness.module.css';

interface CheckFieldsProps {
  readonly form: CheckForm;
  readonly onForm: (form: CheckForm) => void;
  readonly onCheck: () => void;
}

const OWN = ['commitment', 'serverSeed', 'clientSeed', 'nonce'] as const;
const BET = ['stake', 'currency', 'choice', 'moves'] as const;
const SHARED = ['hash', 'salt', 'earlierHash', 'roundsBefore'] as const;

/** What went into a round: pasted by anybody, or brought by a link. */
export function CheckFields({ form, onForm, onCheck }: CheckFieldsProps) {
  const t = useT('originals');
  const titleId = useId();
  const language = useLanguage();
  const codes = new Set([...allGames(), ...sharedGames(), ...lottoGames()].map(({ code }) => code));
  const options = [...codes]
    .map((code) => ({ value: code, label: nameOf(t, code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onCheck();
  }
  const field = (name: keyof CheckForm) => (
    <Field key={name} label={t(`check.${checkLabel(name, form.game)}`)}>
      <TextInput
        name={name}
        value={form[name]}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onForm({ ...form, [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <Panel bleed aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('check.in')} />
      <form className={styles.form} onSubmit={submit} data-testid="check-form">
        <Field label={t('check.game')}>
          <SelectField
            value={form.game}
            placeholder={t('face.choose')}
            options={options}
            onChange={(event) => onForm({ ...form, game: event.currentTarget.value })}
          />
        </Field>
        {OWN.map(field)}
        {BET.map(field)}
        <Disclosure title={t('check.shared')}>
          <div className={styles.form}>{SHARED.map(field)}</div>
        </Disclosure>
        <Button type="submit" variant="primary" size={48} block>
          {t('check.check')}
        </Button>
        <p className={styles.dim}>{t('check.alone')}</p>
      </form>
    </Panel>
  );
}

/** Games whose rounds many share are named by the titles of their pages. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  crash: 'seo.crash.title',
  'live-roulette': 'seo.liveRoulette.title',
};

/** A game that has no words yet is named by its code. */
export function nameOf(t: (key: string) => string, code: string): string {
  const key = SHARED_NAMES[code] ?? `games.${code}.name`;
  const name = t(key);
  return name.endsWith(key) ? code : name;
}
