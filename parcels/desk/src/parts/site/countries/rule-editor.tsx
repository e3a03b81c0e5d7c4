import { BLOCK_REASONS, type BlockRule } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Chip, Field, SegmentedControl } from '@paddock/styleguide';
import { Checkbox, SelectField } from '@paddock/styleguide/forms';

import { isLifted, keepsOut, withEffect } from '../../../model/site/block-rules.ts';
import { countriesText, nameOfCountry } from '../../../model/site/country-names.ts';
import styles from '../site.module.css';
import { CountryFinder } from './country-finder.tsx';
import { useBlockWords } from './use-block-words.ts';

interface RuleEditorProps {
  readonly rule: BlockRule;
  readonly number: number;
  readonly count: number;
  /** Countries it names in vain. */
  readonly inVain: readonly string[];
  readonly onChange: (rule: BlockRule) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One rule: whom it is about, what they see, and its place among the others. */
export function RuleEditor({ rule, number, count, inVain, onChange, onMove, onRemove }: RuleEditorProps) {
  const t = useT('desk');
  const language = useLanguage();
  const words = useBlockWords();
  const { countries, except = false, reason } = rule;
  const name = t('site.countries.rule', { number });
  return (
    <fieldset className={styles.edited}>
      <legend>{name}</legend>
      <SegmentedControl
        label={t('site.countries.whom')}
        value={except ? 'except' : 'only'}
        onValueChange={(value) => onChange(aboutThem(rule, value === 'except'))}
        segments={(['only', 'except'] as const).map((value) => ({
          value,
          label: t(`site.countries.whoms.${value}`),
        }))}
      />
      {countries.length > 0 && (
        <div className={styles.chips}>
          {countries.map((code) => (
            <Chip
              key={code}
              outlined
              icon="close"
              aria-label={t('site.countries.leaveOut', { country: nameOfCountry(code, language) })}
              onClick={() => onChange({ ...rule, countries: countries.filter((one) => one !== code) })}
            >
              {nameOfCountry(code, language)}
            </Chip>
          ))}
        </div>
      )}
      <CountryFinder
        label={t('site.countries.addTo', { number })}
        without={countries}
        onChoose={(code) => onChange({ ...rule, countries: [...countries, code] })}
      />
      {inVain.length > 0 && (
        <p className={styles.fault}>
          {t('site.countries.inVain', { countries: countriesText(inVain, language) })}
        </p>
      )}
      <Field label={t('site.countries.reason', { number })} hint={words.seen(reason)}>
        <SelectField
          size={36}
          value={String(reason)}
          onChange={(event) => {
            const chosen = BLOCK_REASONS.find((one) => String(one) === event.currentTarget.value);
            if (chosen !== undefined) onChange({ ...rule, reason: chosen });
          }}
          options={BLOCK_REASONS.map((one) => ({ value: String(one), label: words.reason(one) }))}
        />
      </Field>
      <Checkbox
        label={t('site.countries.doesKeepOut')}
        detail={words.does(rule)}
        checked={keepsOut(rule)}
        onChange={(event) => onChange(withEffect(rule, { keeps: event.currentTarget.checked }))}
      />
      <Checkbox
        label={t('site.countries.isLifted')}
        detail={words.lifted(rule)}
        checked={isLifted(rule)}
        onChange={(event) => onChange(withEffect(rule, { lifted: event.currentTarget.checked }))}
      />
      <ButtonRow>
        {number > 1 && (
          <Button size={32} variant="outline" onClick={() => onMove(-1)}>
            {t('site.countries.up', { number })}
          </Button>
        )}
        {number < count && (
          <Button size={32} variant="outline" onClick={() => onMove(1)}>
            {t('site.countries.down', { number })}
          </Button>
        )}
        <Button size={32} variant="danger-outline" onClick={onRemove}>
          {t('site.countries.remove', { number })}
        </Button>
      </ButtonRow>
    </fieldset>
  );
}

/** Without the word `except` a rule is about those it names. */
function aboutThem({ except: _dropped, ...rule }: BlockRule, isExcept: boolean): BlockRule {
  return isExcept ? { ...rule, except: true } : rule;
}
