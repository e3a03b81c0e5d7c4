import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ButtonRow, EmptyState, LinkButton, Panel, VisuallyHidden } from '@paddock/styleguide';

/** Nothing is published at this address, or the link to a draft no longer works. */
export function NoDocument({ isLink }: { readonly isLink: boolean }) {
  const t = useT('information');
  const title = t(isLink ? 'content.badLink' : 'content.gone');
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <EmptyState
        icon="search"
        title={title}
        message={t(isLink ? 'content.badLinkText' : 'content.goneText')}
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
  );
}
