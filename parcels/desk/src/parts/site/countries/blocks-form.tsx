import type { BlockTerms } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Button, Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import {
  blockFault,
  blocksValue,
  blockTermsOf,
  decidedBefore,
  isEverybodyOut,
  withClosed,
  withMoved,
  withoutRule,
  withRule,
} from '../../../model/site/block-rules.ts';
import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { readTypedJson } from '../../../model/typed-json.ts';
import { ChangeForm } from '../change-form.tsx';
import styles from '../site.module.css';
import { useKeyDraft } from '../use-key-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { useBlockWords } from './use-block-words.ts';

/** Where the rules being written of a site are kept, apart from the key written as JSON. */
export const blocksPlace = ({ brand }: Pick<ChosenSite, 'brand'>): string =>
  ['blocks in words', ...(brand === undefined ? [] : [brand.name])].join(' of ');

interface BlocksFormProps {
  readonly site: ChosenSite;
  /** The rules it begins with. */
  readonly begun: BlockTerms;
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Whom the site keeps out from now on, or from a time on. */
export function BlocksForm({ site, begun, ...ends }: BlocksFormProps) {
  const t = useT('desk');
  const words = useBlockWords(site);
  const draft = useKeyDraft('blocks', site, begun, blocksPlace(site));
  const read = readTypedJson(draft.typed);
  const terms = blockTermsOf(read.isJson ? read.value : null);
  // A brand that says nothing has the installation's rules: nobody kept out is said.
  const value = blocksValue(terms) ?? (site.brand === undefined ? null : terms);
  const isAllOut = isEverybodyOut(terms);
  const put = (next: BlockTerms) => draft.type(JSON.stringify(next));

  function lacking(): string | null {
    const fault = blockFault(terms);
    if (fault !== undefined)
      return t(`site.countries.faults.${fault.fault}`, { number: (fault.at ?? 0) + 1 });
    return words.differSaid(draft.now, value).length === 0 ? t('site.countries.same') : null;
  }

  return (
    <ChangeForm
      {...ends}
      name="blocks"
      site={site}
      value={value}
      place={draft}
      lacks={lacking()}
      differ={words.differSaid}
      title={t('site.countries.changing')}
      effect={t(`site.countries.${isAllOut ? 'everybodyOut' : 'effect'}`)}
      isGrave={isAllOut}
    >
      {terms.rules.map((rule, at) => (
        <RuleEditor
          // Rules have no names; one that moves is another one at its place.
          key={at}
          rule={rule}
          number={at + 1}
          count={terms.rules.length}
          inVain={decidedBefore(terms, at)}
          onChange={(next) => put(withRule(terms, at, next))}
          onMove={(by) => put(withMoved(terms, at, by))}
          onRemove={() => put(withoutRule(terms, at))}
        />
      ))}
      <div>
        <Button size={32} variant="outline" icon="plus" onClick={() => put(withClosed(terms, [], 1))}>
          {t('site.countries.add')}
        </Button>
      </div>
      <Field label={t('site.countries.unknown')} hint={t('site.countries.unknownHint')}>
        <SelectField
          size={36}
          className={styles.narrow}
          value={terms.unknownCountry ?? 'open'}
          onChange={(event) =>
            put({ ...terms, unknownCountry: event.currentTarget.value === 'closed' ? 'closed' : 'open' })
          }
          options={(['open', 'closed'] as const).map((one) => ({
            value: one,
            label: t(`site.countries.unknowns.${one}`),
          }))}
        />
      </Field>
    </ChangeForm>
  );
}
