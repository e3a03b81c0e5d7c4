import type { PageProps } from '@paddock/contract';

import { siteTabIn } from '../model/site/site-tab.ts';
import { DeskShell } from '../parts/session/desk-shell.tsx';
import { SiteDesk } from '../parts/site/site-desk.tsx';

/** The site as operators run it: whom it keeps out, maintenance, moved addresses, features, and every key. */
export function SitePage({ query }: Pick<PageProps, 'query'>) {
  return (
    <DeskShell page="site" right={null}>
      <SiteDesk tab={siteTabIn(query)} />
    </DeskShell>
  );
}
