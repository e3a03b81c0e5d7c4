import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** A link in or beside words. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <a {...rest} className={classNames(styles.link, className)} />;
}

export type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>;

/** An action that reads as a link in words ("Change"). */
export function TextButton({ className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={classNames(styles.link, styles.button, className)} />;
}

export interface KeyHintProps {
  readonly children: string;
}

/** The key that leads here: "/". */
export function KeyHint({ children }: KeyHintProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
