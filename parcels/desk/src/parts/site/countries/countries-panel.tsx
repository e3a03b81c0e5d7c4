import { useState } from 'react';
import type { BlockTerms } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Panel, SectionHeader } from '@paddock/styleguide';

import { blockTermsOf, decidingRule, withClosed } from '../../../model/site/block-rules.ts';
import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { heldOf } from '../../../model/site-keys.ts';
import { useDesk } from '../../session/desk-context.ts';
import { BrandStanding } from '../brand-standing.tsx';
import { siteDrafts } from '../site-drafts.ts';
import { KeyPlans } from '../site-plans.tsx';
import styles from '../site.module.css';
import { BlocksForm, blocksPlace } from './blocks-form.tsx';
import { CountryFate } from './country-fate.tsx';
import { RuleList } from './rule-list.tsx';
import { useBlockWords } from './use-block-words.ts';

interface CountriesPanelProps {
  readonly site: ChosenSite;
  readonly onChanged: () => void;
}

/** Whom the site keeps out by the country they ask from, in words, and the ways to change it. */
export function CountriesPanel({ site, onChanged }: CountriesPanelProps) {
  const t = useT('desk');
  const words = useBlockWords(site);
  const { may, session } = useDesk();
  const terms = blockTermsOf(heldOf(site, 'blocks'));
  const mayChange = may('site:configure');
  const [begun, setBegun] = useState<BlockTerms | null>(() =>
    mayChange && siteDrafts.all(session.operatorId)[blocksPlace(site)] !== undefined ? terms : null,
  );
  const close = () => {
    siteDrafts.drop(session.operatorId, blocksPlace(site));
    setBegun(null);
  };
  const isIdle = mayChange && begun === null;
  return (
    <>
      <KeyPlans site={site} of={{ blocks: words.differSaid }} onChanged={onChanged} />
      <Panel padded>
        <SectionHeader title={t('site.countries.title')} note={t('site.version', { number: site.version })} />
        <p className={styles.quiet}>{t('site.countries.lead')}</p>
        <BrandStanding site={site} name="blocks" differ={words.differSaid} onChanged={onChanged} />
        <CountryFate terms={terms} onChange={isIdle ? setBegun : undefined} />
        <RuleList terms={terms} />
        <UnknownFate terms={terms} />
        {isIdle && (
          <ButtonRow>
            <Button size={32} variant="outline" onClick={() => setBegun(withClosed(terms, [], 1))}>
              {t('site.countries.closeSome')}
            </Button>
            <Button size={32} variant="outline" icon="edit" onClick={() => setBegun(terms)}>
              {t('site.countries.change')}
            </Button>
          </ButtonRow>
        )}
        {begun !== null && (
          <BlocksForm
            site={site}
            begun={begun}
            onMeanwhile={onChanged}
            onDone={() => {
              close();
              onChanged();
            }}
            onCancel={close}
          />
        )}
      </Panel>
    </>
  );
}

/** What becomes of visitors whose country nobody knows: a rule for everybody decides about them first. */
function UnknownFate({ terms }: { readonly terms: BlockTerms }) {
  const t = useT('desk');
  const words = useBlockWords();
  const at = decidingRule(terms, undefined);
  const rule = terms.rules[at];
  const who = t('site.countries.unknown');
  return (
    <p className={styles.line}>
      {rule === undefined
        ? `${who}: ${t(`site.countries.unknowns.${terms.unknownCountry ?? 'open'}`)}`
        : t('site.countries.isDecided', { country: who, number: at + 1, what: words.sentence(rule) })}
    </p>
  );
}
