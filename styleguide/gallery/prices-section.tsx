import { OddsCell, type OddsCellProps } from '@paddock/styleguide';

import styles from './gallery.module.css';
import { Section, State } from './specimen.tsx';

type NamedState = readonly [name: string, props: Partial<OddsCellProps>];

const STATES: readonly NamedState[] = [
  ['idle', {}],
  ['selected', { selected: true }],
  ['suspended', { state: 'suspended', reason: 'Video review of a penalty' }],
  ['selected, suspended', { state: 'suspended', selected: true }],
  ['stale', { state: 'stale', reason: 'Prices are 14 s old. Reconnecting.' }],
  ['long price', { price: '501.00' }],
  ['not offered', { oddsMilli: null }],
];

const MOVES: readonly NamedState[] = [
  ['up, 2 s', { oddsMilli: 2160, price: '2.16' }],
  ['down, 2 s', { oddsMilli: 2050, price: '2.05' }],
  ['selected, down', { oddsMilli: 2050, price: '2.05', selected: true }],
];

const IDLE: OddsCellProps = { oddsMilli: 2100, price: '2.10', label: '', outcome: 'Over 2.5' };

function Cells({ size, moved }: { readonly size: 'list' | 'line' | 'market'; readonly moved: boolean }) {
  return (
    <>
      {STATES.map(([name, props]) => (
        <State key={name} name={name}>
          <Sample size={size} {...props} />
        </State>
      ))}
      {MOVES.map(([name, props]) => (
        <State key={name} name={name}>
          <Sample size={size} {...(moved ? props : { selected: props.selected })} />
        </State>
      ))}
    </>
  );
}

function Sample(props: Partial<OddsCellProps>) {
  const { price } = { ...IDLE, ...props };
  return <OddsCell {...IDLE} label={`Harbour – Northgate, Over 2.5, ${price}`} {...props} />;
}

/** Prices in every state. `moved` gives the moved ones their new price: set it after the first paint. */
export function PricesSection({ moved }: { readonly moved: boolean }) {
  return (
    <Section title="Odds cell" wide>
      <div className={styles.states}>
        <Cells size="list" moved={moved} />
      </div>
      <div className={`${styles.states ?? ''} ${styles.lines ?? ''}`}>
        <Cells size="line" moved={moved} />
      </div>
      <div className={`${styles.states ?? ''} ${styles.markets ?? ''}`}>
        <Cells size="market" moved={moved} />
      </div>
    </Section>
  );
}
