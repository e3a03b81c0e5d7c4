import type { TournamentCard as Card } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView, SectionHeader, Skeleton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { useTournamentWords } from '../parts/tournaments/tournament-words.ts';
import { TournamentCard } from '../parts/tournaments/tournament-card.tsx';
import { useNothingOffered } from '../parts/use-nothing-offered.ts';
import styles from '../parts/tournaments/tournaments.module.css';

/** Tournaments that run, that come, and that are over (S2-48); to whom nothing is offered, of the first two those they joined. */
export function TournamentsPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const { value, reload } = useRead({ ...readOf('/web-api/tournaments', { query: {} }) });
  const stopped = useNothingOffered();
  const shown = (cards: readonly Card[]) =>
    stopped === null ? cards : cards.filter(({ isJoined }) => isJoined);
  return (
    <CasinoLayout title={t('seo.tournaments.title')} lead={t('tournament.lead')}>
      <ReadView
        value={value}
        reload={reload}
        words={useTournamentWords()}
        skeleton={
          <ul className={styles.cards}>
            {Array.from({ length: 4 }, (_, at) => (
              <li key={at}>
                <Skeleton shape="block" height="190px" />
              </li>
            ))}
          </ul>
        }
        empty={({ running, coming, finished }) =>
          running.length + coming.length + finished.length === 0 && (
            <EmptyState
              icon="trophy"
              title={t('tournament.none')}
              message={t('tournament.noneText')}
              action={
                <LinkButton variant="outline" href={hrefFor('/casino')}>
                  {t('none.action')}
                </LinkButton>
              }
            />
          )
        }
      >
        {({ running, coming, finished }) => (
          <>
            {stopped !== null && <p>{stopped}</p>}
            <Cards title={t('tournament.running')} cards={shown(running)} />
            <Cards title={t('tournament.coming')} cards={shown(coming)} />
            <Cards title={t('tournament.finished')} cards={finished} />
          </>
        )}
      </ReadView>
    </CasinoLayout>
  );
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <SectionHeader title={title} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <TournamentCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
