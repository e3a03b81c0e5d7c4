import { useT } from '@paddock/shared-utils/react';

import { jsonTextOf } from '../../model/typed-json.ts';
import styles from './site.module.css';

/** Lines that stand without being scrolled. */
const MOST_LINES = 10;

interface ValueTextProps {
  /** Of the key. */
  readonly name: string;
  readonly value: unknown;
  /** What it is called where it is long; the value of the key otherwise. */
  readonly label?: string | undefined;
}

/** What a key says, as JSON; where it is long a part of the page that can be scrolled, by keys too. */
export function ValueText({ name, value, label }: ValueTextProps) {
  const t = useT('desk');
  const text = jsonTextOf(value);
  const isLong = text.split('\n').length > MOST_LINES;
  const scrolled = isLong
    ? { role: 'region', tabIndex: 0, 'aria-label': label ?? t('site.valueOf', { name }) }
    : {};
  return (
    <pre className={styles.value} dir="ltr" {...scrolled}>
      {text}
    </pre>
  );
}
