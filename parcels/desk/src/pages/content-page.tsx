import type { PageProps } from '@paddock/contract';

import { documentIn } from '../model/content-place.ts';
import { ContentDesk } from '../parts/content/content-desk.tsx';
import { DeskShell } from '../parts/session/desk-shell.tsx';

/** What the site tells: pages, articles, news, help and rules, written, looked at, published and taken back. */
export function ContentPage({ query }: PageProps) {
  return (
    <DeskShell page="content" right={null}>
      <ContentDesk address={documentIn(query)} />
    </DeskShell>
  );
}
