import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Flag } from '../flag/flag.tsx';
import { SportIcon } from '../icon/sport-icon.tsx';
import styles from './panel.module.css';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** Inner space of 16; lists and tables go without. */
  readonly padded?: boolean | undefined;
  /** `brand` is the racing-green block of the account in use. */
  readonly tone?: 'plain' | 'brand' | undefined;
  /** Runs from edge to edge on phones, without corners. */
  readonly bleed?: boolean | undefined;
}

/** The surface things stand on: a hairline, no shadow. */
export function Panel({ padded, tone = 'plain', bleed, className, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={classNames(
        styles.panel,
        padded && styles.padded,
        tone === 'brand' && styles.brand,
        bleed && styles.bleed,
        className,
      )}
    />
  );
}

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  readonly id?: string | undefined;
  /** Before the title: a flag, a sport icon. */
  readonly lead?: ReactNode;
  /** Quiet words after the title: "142 live". */
  readonly note?: ReactNode;
  /** At the line's end: links, a segmented control. */
  readonly actions?: ReactNode;
  /** In line with rows of prices, which stand 12 from the edge and not 16. */
  readonly dense?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The head of a panel or of a part of a page. */
export function SectionHeader(props: SectionHeaderProps) {
  const { title, level = 2, id, lead, note, actions, dense, className } = props;
  const Heading = `h${level}` as const;
  return (
    <header className={classNames(styles.head, dense && styles.dense, className)}>
      {lead}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export interface SportHeaderProps extends Omit<SectionHeaderProps, 'lead' | 'dense'> {
  readonly sport: string;
}

/** The head of one sport's list: its icon, its name, how many. */
export function SportHeader({ sport, ...rest }: SportHeaderProps) {
  return <SectionHeader {...rest} dense lead={<SportIcon sport={sport} />} />;
}

export interface ChampionshipHeaderProps {
  readonly region: string;
  readonly name: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  /** Column heads, laid over the price columns by the list. */
  readonly columns?: ReactNode;
  /** How many events it has, already in words or figures; beside its name. */
  readonly count?: ReactNode;
  /** At the line's end: a star. */
  readonly actions?: ReactNode;
  /** Sticks under the page's header while its rows scroll. */
  readonly sticky?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The strip above a championship's rows. Lists with columns set `display: grid` on it through `className`. */
export function ChampionshipHeader(props: ChampionshipHeaderProps) {
  const { region, name, level = 3, columns, count, actions, sticky = true, className } = props;
  const Heading = `h${level}` as const;
  return (
    <header className={classNames(styles.championship, sticky && styles.sticky, className)}>
      <Heading className={styles.championshipName}>
        <Flag region={region} />
        <span>{name}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Heading>
      {columns}
      {actions}
    </header>
  );
}
