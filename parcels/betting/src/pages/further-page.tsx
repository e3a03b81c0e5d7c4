import type { ComponentType } from 'react';
import type { PageProps } from '@paddock/contract';

import { BetsOnYoursPage } from './bets-on-yours-page.tsx';
import { ChampionshipPage } from './championship-page.tsx';
import { ChampsPage } from './champs-page.tsx';
import { CricketPage } from './cricket-page.tsx';
import { CricketChampPage, CricketPlayerPage, CricketTeamPage } from './cricket-subpages.tsx';
import { CyberChampPage } from './cyber-champ-page.tsx';
import { CyberPage } from './cyber-page.tsx';
import { DisciplinePage } from './discipline-page.tsx';
import { MarblePage } from './marble-page.tsx';
import { MultiPage } from './multi-page.tsx';
import { OutrightsPage } from './outrights-page.tsx';
import { TeamPage } from './team-page.tsx';
import { TopEventsPage } from './top-events-page.tsx';
import { TopGamePage } from './top-game-page.tsx';
import { TopSportsPage } from './top-sports-page.tsx';

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  'betting.champs': ChampsPage,
  'betting.championship': ChampionshipPage,
  'betting.cricket': CricketPage,
  'betting.cricket-champ': CricketChampPage,
  'betting.cricket-player': CricketPlayerPage,
  'betting.cricket-team': CricketTeamPage,
  'betting.cyber': CyberPage,
  'betting.discipline': DisciplinePage,
  'betting.cyber-champ': CyberChampPage,
  'betting.top-events': TopEventsPage,
  'betting.bets-on-yours': BetsOnYoursPage,
  'betting.top-game': TopGamePage,
  'betting.top-sports': TopSportsPage,
  'betting.marble': MarblePage,
  'betting.multi': MultiPage,
  'betting.outrights': OutrightsPage,
  'betting.team': TeamPage,
};

/**
 * Pages that nobody meets first, by their routes. They are one chunk, because the home page loads the entry, which holds
 * name and hash of each.
 */
export function FurtherPage(props: PageProps) {
  const Page = PAGES[props.routeId];
  return Page === undefined ? null : <Page {...props} />;
}
