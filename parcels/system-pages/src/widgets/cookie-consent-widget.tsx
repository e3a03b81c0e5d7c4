import { useEffect, useState } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { consent$, hrefFor, setConsent, type ConsentChoice } from '@paddock/shared-utils';
import { useLanguage, useStream, useT } from '@paddock/shared-utils/react';
import { Button, TextLink, useReady } from '@paddock/styleguide';
import { Switch } from '@paddock/styleguide/forms';

import { consentChoice } from '../model/consent-choice.ts';
import styles from '../parts/site-dialog.module.css';

interface CookieConsentProps
  extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/**
 * The question about cookies (S2-67, S4-10): all, what is needed alone, or a choice. To refuse takes as much as to agree.
 * Opened later it begins with what was answered.
 */
export function CookieConsentWidget({ close, setTitle }: CookieConsentProps) {
  const t = useT('system-pages');
  useLanguage();
  const [customises, setCustomises] = useState(false);
  const title = t(customises ? 'cookies.choice' : 'cookies.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);

  const answer = (choice: ConsentChoice): void => {
    setConsent(choice);
    close?.();
  };
  return customises ? (
    <Customise onAnswer={answer} onBack={() => setCustomises(false)} />
  ) : (
    <div className={styles.dialog} data-testid="cookie-consent">
      <p className={styles.text}>{t('cookies.text')}</p>
      <TextLink className={styles.more} href={hrefFor('/privacy-policy')}>
        {t('cookies.privacy')}
      </TextLink>
      <div className={styles.equal}>
        <Button variant="outline" block onClick={() => answer('all')}>
          {t('cookies.all')}
        </Button>
        <Button variant="outline" block onClick={() => answer('disabled')}>
          {t('cookies.necessaryOnly')}
        </Button>
      </div>
      <Button variant="quiet" block icon="settings" onClick={() => setCustomises(true)}>
        {t('cookies.customise')}
      </Button>
    </div>
  );
}

interface CustomiseProps {
  readonly onAnswer: (choice: ConsentChoice) => void;
  readonly onBack: () => void;
}

function Customise({ onAnswer, onBack }: CustomiseProps) {
  const t = useT('system-pages');
  const known = useStream(consent$);
  const [functionality, setFunctionality] = useState(known.functionality);
  const [marketing, setMarketing] = useState(known.marketing);
  return (
    <div className={styles.dialog} data-testid="cookie-consent-customise">
      <Switch
        atEnd
        label={t('cookies.necessary')}
        detail={t('cookies.necessaryHint')}
        checked
        disabled
        readOnly
      />
      <Switch
        atEnd
        label={t('cookies.functionality')}
        detail={t('cookies.functionalityHint')}
        checked={functionality}
        onChange={(event) => setFunctionality(event.currentTarget.checked)}
      />
      <Switch
        atEnd
        label={t('cookies.marketing')}
        detail={t('cookies.marketingHint')}
        checked={marketing}
        onChange={(event) => setMarketing(event.currentTarget.checked)}
      />
      <div className={styles.equal}>
        <Button variant="outline" block icon="back" onClick={onBack}>
          {t('cookies.back')}
        </Button>
        <Button variant="primary" block onClick={() => onAnswer(consentChoice(functionality, marketing))}>
          {t('cookies.save')}
        </Button>
      </div>
    </div>
  );
}
