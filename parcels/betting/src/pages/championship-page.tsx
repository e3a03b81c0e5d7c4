import type { PageProps } from '@paddock/contract';
import type { ChampionshipView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, LinkTabs, PageLayout, Panel, ReadView, useReady } from '@paddock/styleguide';

import { CHAMPIONSHIPS_PATH, championshipPagePath, type ChampionshipTab } from '../model/addresses.ts';
import { isUnknown } from '../model/unknown.ts';
import { ChampionshipEvents } from '../parts/championship-events.tsx';
import { ChampionshipOutrights } from '../parts/outrights/championship-outrights.tsx';
import { ChampionshipResults } from '../parts/championship-results.tsx';
import { FavouriteStar } from '../parts/favourite-star.tsx';
import { GonePanel } from '../parts/gone-panel.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { ListOrderChoice } from '../parts/list-order-choice.tsx';
import { useChampionship } from '../parts/use-championship.ts';
import { useNoteViewed } from '../parts/use-recent.ts';

/** One championship: its matches that are on and to come, who wins it, or its results (S2-09). */
export function ChampionshipPage({ params, setSeo }: PageProps) {
  const read = useChampionship({ params, setSeo });
  useReady(true);
  return (
    <ReadView
      {...read}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      refused={(problem) => isUnknown(problem) && <GonePanel of="champs" />}
      frame={onPanel}
    >
      {(championship) => <Championship championship={championship} tab={tabOf(params['tab'])} />}
    </ReadView>
  );
}

interface ChampionshipProps {
  readonly championship: ChampionshipView;
  readonly tab: ChampionshipTab;
}

/** Of one championship alone. */
const ORDERS = ['time', 'markets'] as const;

const TABS = ['events', 'outrights', 'results'] as const;

const tabOf = (named: string | undefined): ChampionshipTab => TABS.find((tab) => tab === named) ?? 'events';

function Championship({ championship, tab }: ChampionshipProps) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const { sport, region } = championship;
  useNoteViewed({ path: championshipPagePath(championship), sport, names: [championship.name] });
  const tabs = TABS.map((id) => ({
    id,
    label: t(`champs.${id}`),
    href: hrefFor(championshipPagePath(championship, id)),
  }));
  return (
    <PageLayout
      title={format.name(championship.name)}
      lead={t('champs.lead', { sport: common(`sport.${sport}`), region: format.name(region.name) })}
      actions={
        <>
          <FavouriteStar kind="championship" of={championship.id} name={format.name(championship.name)} />
          <LinkButton variant="quiet" size={32} icon="trophy" href={hrefFor(CHAMPIONSHIPS_PATH)}>
            {t('seo.champs.title')}
          </LinkButton>
        </>
      }
    >
      <Panel bleed>
        <ListBar
          choices={<LinkTabs label={t('champs.tabs')} value={tab} items={tabs} />}
          order={tab === 'events' && <ListOrderChoice orders={ORDERS} />}
        />
      </Panel>
      {tab === 'results' && <ChampionshipResults id={championship.id} />}
      {tab === 'outrights' && <ChampionshipOutrights championship={championship} />}
      {tab === 'events' && (
        <ChampionshipEvents id={championship.id} sport={sport} allPath={CHAMPIONSHIPS_PATH} />
      )}
    </PageLayout>
  );
}
