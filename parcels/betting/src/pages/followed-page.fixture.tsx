import { useEffect, useState, type ComponentType } from 'react';
import type { PageProps } from '@paddock/contract';
import type { FakePage } from '@paddock/shared-utils/testing';

import { pageAt } from './betting-page.fixture.ts';
import { LivePage } from './live-page.tsx';
import { PreMatchPage } from './pre-match-page.tsx';

interface ListPageProps {
  readonly page: FakePage;
  readonly path: string;
  readonly params?: PageProps['params'];
}

/** A list at an address that goes where the page navigates to, as the address of a browser does. */
function FollowedPage({
  page,
  path,
  params = {},
  of: Page,
}: ListPageProps & { readonly of: ComponentType<PageProps> }) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    // The page's own listeners are nearer to what is pressed, and have navigated before.
    const follow = () => setQuery(/\?.*/.exec(page.navigations.at(-1)?.href ?? '')?.[0] ?? '');
    const kinds = ['click', 'input', 'change'];
    for (const kind of kinds) document.addEventListener(kind, follow);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, follow);
    };
  }, [page]);
  return <Page {...pageAt(path, params)} query={query} />;
}

export const FollowedLine = (props: ListPageProps) => <FollowedPage {...props} of={PreMatchPage} />;
export const FollowedLive = (props: ListPageProps) => <FollowedPage {...props} of={LivePage} />;
