import { useState } from 'react';
import type { RedirectRuleView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, Field, TextInput } from '@paddock/styleguide';
import { Pagination } from '@paddock/styleguide/forms';

import { foundRules, pageOf, shownRules } from '../../../model/site/moved-addresses.ts';
import styles from '../site.module.css';
import { RuleRow, type RuleDoing } from './rule-row.tsx';
import type { StandingRules } from './use-rules.ts';

interface OpenRule {
  readonly rule: RedirectRuleView;
  readonly doing: RuleDoing;
}

interface RuleListProps {
  readonly standing: StandingRules;
  readonly onChanged: () => void;
}

/** The rules by fifties, found by what their addresses begin with. */
export function RuleList({ standing, onChanged }: RuleListProps) {
  const t = useT('desk');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  // Kept here, so that a rule that somebody else takes away meanwhile takes no form with it.
  const [open, setOpen] = useState<readonly OpenRule[]>([]);
  const found = foundRules(standing.rules, typed);
  const { shown, count, rows } = pageOf<RedirectRuleView>(found, page);
  const isOpen = (one: OpenRule, { kind, from }: RedirectRuleView) =>
    one.rule.kind === kind && one.rule.from === from;
  const setDoing = (rule: RedirectRuleView, doing: RuleDoing | null) =>
    setOpen((others) => [
      ...others.filter((one) => !isOpen(one, rule)),
      ...(doing === null ? [] : [{ rule, doing }]),
    ]);
  if (standing.rules.length === 0 && open.length === 0)
    return <EmptyState title={t('site.addresses.none')} message={t('site.addresses.noneHint')} />;
  return (
    <>
      <Field label={t('site.addresses.find')} hint={t('site.addresses.findHint')}>
        <TextInput
          type="search"
          icon="search"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
      </Field>
      <p className={styles.quiet} role="status">
        {t('site.addresses.found', {
          found: format.number(found.length),
          all: format.number(standing.rules.length),
        })}
      </p>
      <ul className={styles.rows} data-testid="moved-addresses">
        {shownRules(
          rows,
          open.map(({ rule }) => rule),
        ).map((rule) => (
          <RuleRow
            key={`${rule.kind} ${rule.from}`}
            rule={rule}
            standing={standing}
            doing={open.find((one) => isOpen(one, rule))?.doing ?? null}
            onDoing={(doing) => setDoing(rule, doing)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {count > 1 && (
        <Pagination
          page={shown}
          pageCount={count}
          onPageChange={setPage}
          label={t('site.addresses.pages')}
          previousLabel={t('promotions.previous')}
          nextLabel={t('promotions.next')}
          pageLabel={(number) => t('promotions.page', { number })}
        />
      )}
    </>
  );
}
