import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { displayPublicNumber } from '@paddock/contract';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, Notice } from '@paddock/styleguide';

import styles from '../forms.module.css';
import own from './registration.module.css';
import { showOnceMore, type Made } from './show-once-more.ts';

export interface CredentialsProps extends Made {
  readonly onContinue: () => void;
  /** They were left once without being kept: this is the question about it, and the last time they are shown. */
  readonly isLast?: boolean;
}

/**
 * Number and password of an account opened in one click. They are shown here once and kept nowhere; sending them is left
 * to the player's own mail program, so that no password passes through the site's mail. Whoever goes elsewhere without
 * keeping them is shown them there once more.
 */
export function Credentials({ number, password, onContinue, isLast = false }: CredentialsProps) {
  const t = useT('welcome');
  const company = useSiteConfig((config) => config.companyName) ?? '';
  const [saved, setSaved] = useState(false);
  const isDone = useRef(isLast);
  const box = useRef<HTMLDivElement>(null);
  // Whoever pressed the button at the foot of a long form would see the password alone, and keep it without its number.
  useLayoutEffect(() => {
    // Nothing is answered to React: newer browsers scroll by a promise, which it would call as what undoes the effect.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text = [
    company,
    `${t('registration.done.number')}: ${number}`,
    `${t('registration.done.password')}: ${password}`,
  ].join('\n');

  function keep(): void {
    isDone.current = true;
    setSaved(true);
  }

  useEffect(
    () => () => {
      if (!isDone.current) showOnceMore({ number, password });
    },
    [number, password],
  );

  // Leaving the site would lose the password for good.
  useEffect(() => {
    if (saved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saved]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(keep, () => undefined);
  }

  function download(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${number}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
    keep();
  }

  function goOn(): void {
    isDone.current = true;
    onContinue();
  }

  const mail = `mailto:?subject=${encodeURIComponent(`${company}: ${number}`)}&body=${encodeURIComponent(text)}`;
  return (
    <div ref={box} className={styles.form} data-testid="credentials">
      <Notice tone="warning" title={t(isLast ? 'registration.done.left' : 'registration.done.warning')}>
        {t('registration.done.once')}
      </Notice>
      <dl className={own.credentials}>
        <dt>{t('registration.done.number')}</dt>
        <dd data-testid="credentials-number">{displayPublicNumber(number)}</dd>
        <dt>{t('registration.done.password')}</dt>
        <dd data-testid="credentials-password">{password}</dd>
      </dl>
      <div className={own.savings}>
        <Button onClick={() => void copy()}>
          {t(saved ? 'registration.done.saved' : 'registration.done.copy')}
        </Button>
        <Button onClick={download}>{t('registration.done.download')}</Button>
        <LinkButton href={mail} onClick={keep}>
          {t('registration.done.mail')}
        </LinkButton>
      </div>
      <Button variant="primary" size={48} block onClick={goOn}>
        {t('registration.done.continue')}
      </Button>
    </div>
  );
}
