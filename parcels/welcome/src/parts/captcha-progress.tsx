import { captcha$ } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { ProgressBar } from '@paddock/styleguide';

/** How far the work of a captcha is, under the button that waits for it; nothing while there is none. */
export function CaptchaProgress() {
  const t = useT('welcome');
  const captcha = useStream(captcha$);
  if (captcha.status !== 'working') return null;
  const percent = Math.round(captcha.progress * 100);
  return (
    <ProgressBar
      label={t('login.captcha.title')}
      tone="brand"
      value={percent / 100}
      valueText={t('login.captcha.percent', { percent })}
      left={t('login.captcha.title')}
      used={t('login.captcha.percent', { percent })}
    />
  );
}
