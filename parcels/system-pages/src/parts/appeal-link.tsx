import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

/** The way to say that being kept out is wrong (S2-66). Its page needs no JavaScript: the browser goes there itself. */
export function AppealLink() {
  const t = useT('system-pages');
  return (
    <LinkButton size={48} icon="chat" rel="external" href={hrefFor('/block-appeal-history')}>
      {t('appeal')}
    </LinkButton>
  );
}
