import type { ReactNode } from 'react';
import type { PageProps } from '@paddock/contract';
import type { EventDetail, TeamView } from '@paddock/contract/schemas';
import {
  aLeg,
  answered,
  installFakePage,
  refusal,
  TOLD_TYPES,
  type FakePage,
} from '@paddock/shared-utils/testing';
import type { GalleryState } from '@paddock/styleguide/gallery';
import { toggleLeg } from '@paddock/shared-utils';

import en from '../locales/en.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };
import { multiBoard } from '../src/model/multi-board.ts';
import { ChampsPage } from '../src/pages/champs-page.tsx';
import { GamePage } from '../src/pages/game-page.tsx';
import { MultiPage } from '../src/pages/multi-page.tsx';
import { PreMatchPage } from '../src/pages/pre-match-page.tsx';
import { LivePage } from '../src/pages/live-page.tsx';
import { TeamPage } from '../src/pages/team-page.tsx';
import { MenuWidget } from '../src/widgets/menu-widget.tsx';
import { CATALOGUE } from './catalogue.ts';
import { FOOTBALL, LIVE, TENNIS, UPCOMING } from './matches.ts';

const EVENTS = '/web-api/sportsbook/events';
const TEAM = '/web-api/sportsbook/teams/some';

/** Props of a page at an address. */
function at(path: string, params: PageProps['params'] = {}): PageProps {
  const settings = { page: '', routeId: '', params, path, query: '', status: 200, setSeo: () => undefined };
  return { ...settings, onReady: () => undefined } as unknown as PageProps;
}

interface Scene {
  readonly name: string;
  readonly language?: string;
  readonly events?: readonly EventDetail[];
  readonly prepare?: (page: FakePage) => void;
  readonly draw: () => ReactNode;
  readonly then?: (page: FakePage) => void;
}

function state({ name, language = 'en', events = [], prepare, draw, then }: Scene): GalleryState {
  let page: FakePage | undefined;
  return {
    name,
    draw() {
      page = installFakePage({ language, dictionaries: { betting: { en, ru } } });
      page.setCatalogue(CATALOGUE);
      page.answer('GET', EVENTS, answered({ events, total: events.length, types: TOLD_TYPES }));
      page.answer(
        'POST',
        '/web-api/sportsbook/followed',
        answered({ names: [], events: [], total: 0, types: [] }),
      );
      for (const event of events) {
        page.setEvent(event);
        page.answer('GET', `${EVENTS}/${event.id}`, answered(event));
      }
      prepare?.(page);
      return draw();
    },
    then() {
      if (page !== undefined) then?.(page);
    },
    end: () => page?.remove(),
  };
}

const game = ({ id }: EventDetail) => at('/live', { sport: 'football', game: `${id}-game` });

/** The home team of a match, which won one like it and saw another cancelled. */
function teamOf({ sport, championship, region, home, away, state: { startsAtMs } }: EventDetail): TeamView {
  const result = { sport, championship, region, home, away, startsAtMs, parts: [] };
  return {
    ...{
      sport,
      name: home.name,
      silk: home.silk,
      events: [FOOTBALL, ...UPCOMING.slice(1)],
      types: TOLD_TYPES,
    },
    results: [
      { ...result, id: '1', status: 'ended', score: [2, 1] },
      { ...result, id: '2', status: 'cancelled', home: away, away: home, score: [0, 0] },
    ],
  };
}

/** States of the betting pages: rows, the page of a match, the menu, and what stands where there is nothing. */
export const STATES: readonly GalleryState[] = [
  state({
    name: 'Live: sports, long names, one price picked, one moved, one market suspended',
    events: LIVE,
    draw: () => <LivePage {...at('/live')} />,
    then(page) {
      page.changePrice('501.home', 2_240);
      page.changePrice('501.away', 3_100);
      page.suspendMarket('502', 'var');
      toggleLeg({
        ...{
          selectionId: '503.home',
          marketId: '503',
          eventId: '403',
          sport: 'tennis',
          marketType: 'winner',
        },
        names: aLeg().names,
        ...{ specifiers: {}, outcome: 'home', seenOddsMilli: 1_440, seenVersion: '1.1', startsAtMs: 0 },
        ...{ home: { en: '' }, away: { en: '' }, championship: { en: '' } },
      });
    },
  }),
  state({
    name: 'Line, in Russian',
    language: 'ru',
    events: UPCOMING,
    draw: () => <PreMatchPage {...at('/line/football', { sport: 'football' })} />,
  }),
  state({
    name: 'Live without a line to the server',
    events: LIVE.slice(0, 2),
    draw: () => <LivePage {...at('/live/football', { sport: 'football', champ: '301-a' })} />,
    then: (page) => page.setLive('stale'),
  }),
  state({
    name: 'A list that failed',
    prepare: (page) => page.answer('GET', EVENTS, refusal('INTERNAL')),
    draw: () => <PreMatchPage {...at('/line')} />,
  }),
  state({ name: 'A list of nothing', draw: () => <LivePage {...at('/live')} /> }),
  state({ name: 'No favourites', draw: () => <LivePage {...at('/live/favourites')} /> }),
  state({
    name: 'A list before it comes',
    prepare: (page) => page.answer('GET', EVENTS, () => new Promise(() => undefined)),
    draw: () => <LivePage {...at('/live')} />,
  }),
  state({ name: 'A football match', events: [FOOTBALL], draw: () => <GamePage {...game(FOOTBALL)} /> }),
  state({
    name: 'A tennis match, in Russian',
    language: 'ru',
    events: [TENNIS],
    draw: () => <GamePage {...game(TENNIS)} />,
  }),
  state({
    name: 'A match that is over',
    events: [{ ...FOOTBALL, markets: [], state: { ...FOOTBALL.state, status: 'ended', period: 'ft' } }],
    draw: () => <GamePage {...game(FOOTBALL)} />,
  }),
  state({ name: 'A match that is gone', draw: () => <GamePage {...game(FOOTBALL)} /> }),
  state({ name: 'The menu', draw: () => <MenuWidget /> }),
  state({ name: 'All championships', draw: () => <ChampsPage /> }),
  state({
    name: 'A team: a live match, one to come, its last results',
    prepare: (page) => page.answer('GET', TEAM, answered(teamOf(FOOTBALL))),
    draw: () => <TeamPage {...at('/team/some', { team: 'some' })} />,
  }),
  state({
    name: 'Matches side by side: two live ones, one that is gone',
    events: [FOOTBALL, TENNIS],
    prepare: () => [FOOTBALL.id, TENNIS.id, '9'].forEach((id) => multiBoard().add(id)),
    draw: () => <MultiPage />,
  }),
];
