import { useEffect } from 'react';
import { CYBER_TYPES, isDiscipline, type CyberType, type PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, LinkTabs, PageLayout, Panel, useReady } from '@paddock/styleguide';

import { CYBER_ADDRESSES, cyberPath, type DisciplineTab } from '../model/cyber-paths.ts';
import { DisciplineChamps } from '../parts/discipline-champs.tsx';
import { EventsOfBoth } from '../parts/events-of-both.tsx';
import { FollowedMatches } from '../parts/followed-matches.tsx';
import { ListAddresses } from '../parts/list-addresses.ts';
import { NoDiscipline } from '../parts/no-discipline.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** As many matches as a list brings at most. */
const MOST = 200;

/** A discipline: its matches that are on and to come, those that can be followed, or its championships (S2-12). */
export function DisciplinePage({ params, setSeo }: PageProps) {
  const common = useT('common');
  const { discipline = '', tab } = params;
  const type = CYBER_TYPES.find((one) => one === params['type']);
  const isKnown = type !== undefined && isDiscipline(discipline, type);
  const name = isKnown ? common(`sport.${discipline}`) : undefined;
  useReady(true);
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
  if (!isKnown) return <NoDiscipline />;
  return (
    <ListAddresses value={CYBER_ADDRESSES[type]}>
      <Discipline type={type} code={discipline} tab={tab === 'champs' ? tab : 'events'} />
    </ListAddresses>
  );
}

interface DisciplineProps {
  readonly type: CyberType;
  readonly code: string;
  readonly tab: DisciplineTab;
}

function Discipline({ type, code, tab }: DisciplineProps) {
  const t = useT('betting');
  const common = useT('common');
  const labels = { events: t('champs.events'), champs: t('seo.champs.title') };
  return (
    <PageLayout
      title={common(`sport.${code}`)}
      lead={t(`cyber.${type}`)}
      actions={
        <LinkButton variant="quiet" size={32} icon="back" href={hrefFor(cyberPath(type))}>
          {t('seo.cyber.title')}
        </LinkButton>
      }
    >
      <Panel bleed>
        <LinkTabs
          label={common(`sport.${code}`)}
          value={tab}
          items={(['events', 'champs'] as const).map((id) => ({
            id,
            label: labels[id],
            href: hrefFor(cyberPath(type, code, id)),
          }))}
        />
      </Panel>
      {tab === 'champs' ? (
        <DisciplineChamps type={type} code={code} />
      ) : type === 'stream' ? (
        <FollowedMatches code={code} />
      ) : (
        <DisciplineEvents code={code} />
      )}
    </PageLayout>
  );
}

function DisciplineEvents({ code }: { readonly code: string }) {
  const t = useT('betting');
  const live = useSectionEvents({ section: 'live', sport: code, limit: MOST });
  const line = useSectionEvents({ section: 'line', sport: code, limit: MOST });
  const nothing = (
    <EmptyState icon="calendar" title={t('champs.nothing.title')} message={t('champs.nothing.text')} />
  );
  return <EventsOfBoth live={live} line={line} nothing={nothing} />;
}
