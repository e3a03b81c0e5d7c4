import {
  ChampionshipHeader,
  Flag,
  LiveLamp,
  LinkTabs,
  OddsCell,
  Panel,
  ScoreText,
  Silk,
  SportHeader,
  SportIcon,
  TabPanel,
  Tabs,
  type SilkPattern,
} from '@paddock/styleguide';
import { useState } from 'react';

import styles from './gallery.module.css';
import { Row, Section } from './specimen.tsx';

const SPORTS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'esports',
  'cricket',
];
const PATTERNS: readonly SilkPattern[] = ['solid', 'stripes', 'halves', 'sleeves', 'band', 'sash'];
const REGIONS = [
  'world',
  'eu',
  'gb',
  'gb-eng',
  'gb-sct',
  'gb-wls',
  'es',
  'it',
  'de',
  'fr',
  'pt',
  'nl',
  'be',
  'tr',
  'us',
  'br',
  'ar',
  'ca',
  'au',
  'jp',
  'kr',
  'cn',
  'in',
  'kz',
  'se',
  'no',
  'dk',
  'fi',
  'is',
  'gr',
  'ch',
  'at',
  'pl',
  'cz',
  'ua',
  'za',
  'il',
  'sa',
  'mx',
  'qa',
  'xk',
];

export function MatchSection() {
  return (
    <Panel className={styles.wide}>
      <SportHeader sport="football" title="Football" note="142 live" />
      <ChampionshipHeader region="gb-eng" name="England. Premier League" count="3" sticky={false} />
      <div className={styles.event}>
        <div className={styles.clock}>
          <LiveLamp>67′</LiveLamp>
          <div>2nd half</div>
        </div>
        <div className={styles.teams}>
          <Team name="Harbour Athletic" pattern="sleeves" colours={['#c8102e', '#ffffff']} total={2} />
          <Team name="Northgate United" pattern="stripes" colours={['#ffffff', '#16181d']} total={1} />
        </div>
        <div className={styles.prices}>
          <OddsCell oddsMilli={1160} price="1.16" outcome="1" label="Harbour Athletic wins, 1.16" />
          <OddsCell oddsMilli={5900} price="5.90" outcome="X" label="Draw, 5.90" selected />
          <OddsCell oddsMilli={40000} price="40.00" outcome="2" label="Northgate United wins, 40.00" />
        </div>
      </div>
    </Panel>
  );
}

interface TeamProps {
  readonly name: string;
  readonly pattern: SilkPattern;
  readonly colours: readonly [string, string];
  readonly total: number;
}

function Team({ name, pattern, colours, total }: TeamProps) {
  return (
    <div className={styles.team}>
      <Silk pattern={pattern} colours={colours} />
      <span>{name}</span>
      <ScoreText parts={[1, 0]} total={total} />
    </div>
  );
}

export function TabsSection() {
  const [tab, setTab] = useState('main');
  const items = [
    { id: 'all', label: 'All', count: 184 },
    { id: 'main', label: 'Main', count: 12 },
    { id: 'totals', label: 'Totals', count: 26 },
    { id: 'handicaps', label: 'Handicaps', count: 18 },
    { id: 'goals', label: 'Goals', count: 34 },
    { id: 'halves', label: 'Halves', count: 22 },
    { id: 'corners', label: 'Corners', count: 21 },
    { id: 'cards', label: 'Cards', count: 15 },
  ];
  return (
    <Section title="Tabs">
      <Tabs items={items} value={tab} onValueChange={setTab} label="Markets" panelId="gallery-markets" />
      <TabPanel id="gallery-markets" tab={tab}>
        Markets of “{tab}”
      </TabPanel>
      <LinkTabs
        label="Sports"
        look="block"
        value="football"
        items={SPORTS.map((sport, index) => ({
          id: sport,
          href: `#${sport}`,
          label: sport,
          count: 142 - index * 9,
          icon: <SportIcon sport={sport} />,
        }))}
      />
    </Section>
  );
}

export function MarksSection() {
  return (
    <Section title="Silks and flags">
      <Row>
        {PATTERNS.map((pattern) => (
          <Silk key={pattern} pattern={pattern} colours={['#0b5fa5', '#ffffff']} />
        ))}
        {PATTERNS.map((pattern) => (
          <Silk key={pattern} pattern={pattern} colours={['#ffffff', '#c8102e']} size={36} />
        ))}
      </Row>
      <Row>
        {REGIONS.map((region) => (
          <span key={region} title={region}>
            <Flag region={region} />
          </span>
        ))}
      </Row>
    </Section>
  );
}
