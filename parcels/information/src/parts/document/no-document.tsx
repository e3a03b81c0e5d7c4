import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ButtonRow, EmptyState, LinkButton, PageLayout, Panel } from '@paddock/styleguide';

/** Nothing is published at this address, or the link to a draft no longer works. */
export function NoDocument({ isLink }: { readonly isLink: boolean }) {
  const t = useT('information');
  return (
    <PageLayout title={t(isLink ? 'content.badLink' : 'content.gone')}>
      <Panel bleed>
        <EmptyState
          icon="search"
          title={t(isLink ? 'content.badLinkText' : 'content.goneText')}
          action={
            <ButtonRow>
              <LinkButton variant="primary" href={hrefFor('/help')}>
                {t('content.help')}
              </LinkButton>
              <LinkButton variant="outline" href={hrefFor('/')}>
                {t('content.home')}
              </LinkButton>
            </ButtonRow>
          }
        />
      </Panel>
    </PageLayout>
  );
}
