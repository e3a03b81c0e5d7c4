import { useEffect, useMemo, useRef } from 'react';
import { watchContent } from '@paddock/shared-utils';
import { useSiteConfig, useStream, type Read } from '@paddock/shared-utils/react';

import type { ShownDocument } from './document-read.ts';

/**
 * Reads a document again once the server tells that what is published has changed since (it moved, was taken back, has news),
 * or that the site has: it links to no page that is closed.
 */
export function useNewsOfContent({ value, reload }: Read<ShownDocument>): void {
  const now = useStream(useMemo(() => watchContent(), []));
  const told = 'revision' in now ? now.revision : undefined;
  const known = value.status === 'ready' && 'revision' in value.data ? value.data.revision : undefined;
  const isRead = value.status !== 'loading';
  const asked = useRef<number>(undefined);
  const version = useSiteConfig((site) => site.version);
  const readAt = useRef(version);
  useEffect(() => {
    if (!isRead || told === undefined || told === known || told === asked.current) return;
    asked.current = told;
    reload();
  }, [isRead, told, known, reload]);
  useEffect(() => {
    if (!isRead || readAt.current === version) return;
    readAt.current = version;
    reload();
  }, [isRead, version, reload]);
}
