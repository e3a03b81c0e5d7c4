import { wayBackOf } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, useReady } from '@paddock/styleguide';

import { Brand } from '../parts/brand.tsx';
import { MessageCard } from '../parts/message-card.tsx';

/**
 * What a browser has to be able to do (S2-55), for who comes here by a link within the site. A browser that cannot do it
 * reads the same words in the document, which needs none of this.
 */
export function OldBrowserPage({ query }: { readonly query: string }) {
  const t = useT('system-pages');
  useReady(true);
  return (
    <MessageCard
      alone
      lead={<Brand />}
      title={t('seo.oldBrowser.title')}
      actions={
        <LinkButton variant="primary" size={48} href={hrefFor(wayBackOf(query))}>
          {t('lookAgain')}
        </LinkButton>
      }
    >
      <p>{t('seo.oldBrowser.description')}</p>
      <p>{t('seo.oldBrowser.needs')}</p>
    </MessageCard>
  );
}
