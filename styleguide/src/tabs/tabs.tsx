import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useParcel } from '../parcel/parcel-context.ts';
import { ScrollStrip } from './scroll-strip.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number | string | undefined;
  readonly icon?: ReactNode;
}

export interface TabsProps {
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  /** What the tabs switch, for screen readers. */
  readonly label: string;
  /** Id of the `TabPanel`; with it the tabs control that panel. */
  readonly panelId?: string | undefined;
  /** At the end of the line, outside the scrolling part: a search button. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with an underline: arrow keys, Home and End move and choose; one tab stop. */
export function Tabs({ items, value, onValueChange, label, panelId, end, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const { direction } = useParcel();
  const current = items.findIndex((item) => item.id === value);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = targetOf(event.key, direction === 'rtl', current, items.length);
    const item = next === null ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    onValueChange(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  }

  return (
    <div className={classNames(styles.tabs, className)}>
      <ScrollStrip current={value} className={styles.scroller}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <button
              key={item.id}
              id={panelId === undefined ? `${base}-${item.id}` : tabIdOf(panelId, item.id)}
              type="button"
              role="tab"
              aria-selected={item.id === value}
              aria-controls={item.id === value ? panelId : undefined}
              tabIndex={item.id === value || (current < 0 && index === 0) ? 0 : -1}
              className={styles.tab}
              onClick={() => {
                onValueChange(item.id);
              }}
            >
              <TabFace {...item} />
            </button>
          ))}
        </div>
      </ScrollStrip>
      {end}
    </div>
  );
}

function targetOf(key: string, rtl: boolean, current: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  return (Math.max(current, 0) + (rtl ? -step : step) + count) % count;
}

function tabIdOf(panelId: string, tabId: string): string {
  return `${panelId}-tab-${tabId}`;
}

function TabFace({ icon, label, count }: Omit<TabItem, 'id'>) {
  return (
    <>
      {icon}
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}

export interface TabPanelProps {
  readonly id: string;
  /** The chosen tab: its label names the panel. */
  readonly tab: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ id, tab, className, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabIdOf(id, tab)} className={className}>
      {children}
    </div>
  );
}

export interface LinkTabItem extends TabItem {
  readonly href: string;
}

export interface LinkTabsProps {
  readonly items: readonly LinkTabItem[];
  /** Id of the page one is on. */
  readonly value: string | null;
  readonly label: string;
  /** `underline` as in tabs, `block` as in the strip of sports. */
  readonly look?: 'underline' | 'block' | undefined;
  readonly className?: string | undefined;
}

/** Links that look like tabs, where each has its own URL: `nav` with `aria-current`. */
export function LinkTabs({ items, value, label, look = 'underline', className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classNames(look === 'underline' && styles.tabs, className)}>
      <ScrollStrip current={value ?? undefined} className={styles.scroller}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <a
                href={item.href}
                aria-current={item.id === value ? 'page' : undefined}
                className={look === 'underline' ? styles.tab : styles.block}
              >
                <TabFace {...item} />
              </a>
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </nav>
  );
}
