import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT, type Read } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, Panel, ReadView, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { topGame } from '../model/top-game.ts';
import { Game } from '../parts/game.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

const RECOMMENDED = { limit: 60, time: 'recommended' } as const;

/** The match of the hour, with its own page's score, pitch and markets (S2-07). It stays while one looks at it. */
export function TopGamePage(props: PageProps) {
  const t = useT('betting');
  const words = useListWords();
  const live = useSectionEvents({ section: 'live', ...RECOMMENDED });
  const line = useSectionEvents({ section: 'line', ...RECOMMENDED });
  const [chosen, setChosen] = useState<string | null>(null);
  useReady(true);
  const top = topGame(eventsOf(live), eventsOf(line));
  if (chosen === null && top !== undefined) setChosen(top);
  const title = t('seo.topGame.title');
  if (chosen !== null) return <Game {...props} params={{ game: chosen }} heading={title} />;
  const failed = [live, line].find(({ value }) => value.status === 'error') ?? live;
  const isKnown = eventsOf(live) !== undefined && eventsOf(line) !== undefined;
  return (
    <PageLayout title={title} titleHidden>
      <ReadView
        // A match that is there is shown in place of all this.
        value={isKnown || failed.value.status === 'error' ? failed.value : { status: 'loading' }}
        reload={failed.reload}
        words={words}
        skeleton={<ListSkeleton />}
        frame={onPanel}
      >
        {() => <NoGame />}
      </ReadView>
    </PageLayout>
  );
}

function eventsOf({ value }: Read<{ readonly events: readonly EventDetail[] }>) {
  return value.status === 'ready' ? value.data.events : undefined;
}

function NoGame() {
  const t = useT('betting');
  return (
    <Panel bleed>
      <EmptyState
        icon="trophy"
        title={t('topEvents.none')}
        message={t('topEvents.noneText')}
        action={
          <LinkButton variant="outline" href={hrefFor(sectionPath('line'))}>
            {t('seo.line.title')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
