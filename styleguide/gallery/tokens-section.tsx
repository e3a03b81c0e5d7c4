import { Icon, SportIcon, type IconName } from '@paddock/styleguide';

import { ICON_PATHS } from '../src/icon/icon-paths.ts';
import { SPORT_PATHS } from '../src/icon/sport-paths.ts';
import styles from './gallery.module.css';
import { Section } from './specimen.tsx';

const ROLES = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'text',
  'text-dim',
  'brand',
  'brand-text',
  'brand-quiet',
  'header',
  'header-2',
  'odds',
  'odds-on',
  'odds-up',
  'odds-down',
  'live',
  'positive',
  'warning',
  'danger',
  'focus',
  'paper',
] as const;

const SIZES = [
  ['28', 'Account'],
  ['20', '€29.52'],
  ['16', 'Football'],
  ['14', '2.05 Harbour'],
  ['13', 'Northgate United · Ставка сыграла'],
  ['12', '2nd half, 67:24 · второй тайм'],
] as const;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

export function TokensSections() {
  return (
    <>
      <Section title="Colour roles">
        <div className={styles.swatches}>
          {ROLES.map((role) => (
            <div key={role}>
              <span className={styles.swatch} style={{ background: `var(--${role})` }} />
              {role}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <div className={styles.type}>
          {SIZES.map(([size, words]) => (
            <b key={size} style={{ fontSize: `var(--text-${size})` }}>
              {words}
            </b>
          ))}
        </div>
      </Section>
    </>
  );
}

export function IconsSection() {
  return (
    <Section title="Icons" wide>
      <div className={styles.icons}>
        {Object.keys(SPORT_PATHS).map((sport) => (
          <span key={sport}>
            <SportIcon sport={sport} size={24} />
            {sport}
          </span>
        ))}
        {Object.keys(ICON_PATHS)
          .filter(isIconName)
          .map((name) => (
            <span key={name}>
              <Icon name={name} />
              {name}
            </span>
          ))}
      </div>
    </Section>
  );
}
