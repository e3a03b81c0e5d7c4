import { captcha$ } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { ProgressBar } from '@paddock/styleguide';

/** How far the work before a code by SMS is; nothing while there is none. */
export function CaptchaProgress() {
  const t = useT('office');
  const captcha = useStream(captcha$);
  if (captcha.status !== 'working') return null;
  const percent = Math.round(captcha.progress * 100);
  return (
    <ProgressBar
      label={t('security.captcha.title')}
      tone="brand"
      value={percent / 100}
      valueText={t('security.captcha.percent', { percent })}
      left={t('security.captcha.title')}
      used={t('security.captcha.percent', { percent })}
    />
  );
}
