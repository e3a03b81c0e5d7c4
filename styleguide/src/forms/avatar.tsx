import { classNames, Icon } from '@paddock/styleguide';

import styles from './avatar.module.css';

export interface AvatarProps {
  /** The person's name; the first letters of its first and last word are shown, a person where it has none. */
  readonly name: string;
  readonly size?: 36 | 40 | undefined;
  readonly onHeader?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A person's initials, or a person where no name is known. Decoration: the name or a label stands beside it. */
export function Avatar({ name, size = 36, onHeader, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.avatar, styles[`size${size}`], onHeader && styles.onHeader, className)}
    >
      {initialsOf(name) || <Icon name="user" />}
    </span>
  );
}

/** "Marta Kovac" is MK, "Marta" is M; whole letters of any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.match(/\p{L}/u)?.[0].toUpperCase() ?? '').join('');
}
