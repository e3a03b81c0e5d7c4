import { useState } from 'react';
import type { CatalogueView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  Field,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  TextInput,
  useReady,
} from '@paddock/styleguide';

import { RESULTS_PATH } from '../model/addresses.ts';
import { allChampionships } from '../model/all-championships.ts';
import { CYBER_PATH } from '../model/cyber-paths.ts';
import { ChampionshipIndex } from '../parts/championship-index.tsx';
import styles from '../parts/championship-index.module.css';
import { ListSkeleton, onPanel } from '../parts/list-states.tsx';
import { useAllSports } from '../parts/use-all-sports.ts';
import { useClosedSports } from '../parts/use-closed-sports.ts';

/** Every championship that has matches, by sport and country (S2-09). */
export function ChampsPage() {
  const t = useT('betting');
  const { value, reload } = useAllSports();
  const [search, setSearch] = useState('');
  const words = useReadWords({
    busy: t('champs.loading'),
    slow: t('champs.slow'),
    failed: t('champs.failed'),
  });
  useReady(true);
  return (
    <PageLayout
      title={t('seo.champs.title')}
      actions={
        <LinkButton variant="quiet" size={32} href={hrefFor(CYBER_PATH)}>
          {t('seo.cyber.title')}
        </LinkButton>
      }
    >
      <Panel bleed className={styles.search}>
        <Field label={t('champs.search')} labelHidden>
          <TextInput
            type="search"
            icon="search"
            value={search}
            placeholder={t('champs.placeholder')}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
      </Panel>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={<ListSkeleton />}
        empty={({ sports }) => sports.length === 0 && <NothingOffered />}
        frame={onPanel}
      >
        {({ sports }) => <Found sports={sports} search={search} onAll={() => setSearch('')} />}
      </ReadView>
    </PageLayout>
  );
}

interface FoundProps {
  readonly sports: CatalogueView['sports'];
  readonly search: string;
  readonly onAll: () => void;
}

function Found({ sports, search, onAll }: FoundProps) {
  const t = useT('betting');
  const format = useFormat();
  const closed = { live: useClosedSports('live'), line: useClosedSports('line') };
  const found = allChampionships(sports, { search, closed, nameOf: format.name });
  if (found.length > 0) return found.map((sport) => <ChampionshipIndex key={sport.slug} sport={sport} />);
  if (search.trim() === '') return onPanel(<NothingOffered />);
  return onPanel(
    <EmptyState
      icon="search"
      title={t('champs.notFound.title')}
      message={t('champs.notFound.text')}
      action={
        <Button variant="outline" onClick={onAll}>
          {t('champs.notFound.action')}
        </Button>
      }
    />,
  );
}

function NothingOffered() {
  const t = useT('betting');
  return (
    <EmptyState
      icon="trophy"
      title={t('champs.none.title')}
      message={t('champs.none.text')}
      action={
        <LinkButton variant="outline" href={hrefFor(RESULTS_PATH)}>
          {t('champs.none.action')}
        </LinkButton>
      }
    />
  );
}
