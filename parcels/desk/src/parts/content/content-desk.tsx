import { useMemo, useState, type ReactNode } from 'react';
import type { ContentDocumentView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, Panel, ReadView, SectionHeader, SkeletonRows, TextLink } from '@paddock/styleguide';

import { pathOf } from '../../model/content-place.ts';
import { EVERYTHING } from '../../model/list-filter.ts';
import { movedAway } from '../../model/moved-away.ts';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { useContentNews } from '../session/use-news.ts';
import { DocumentDesk } from './document-desk.tsx';
import { DocumentList } from './document-list.tsx';
import { BesideContext } from './editor/beside.ts';
import { MovedAway } from './moved-away.tsx';
import { NewDocument, type Begun } from './new-document.tsx';
import { UnsavedList } from './unsaved-list.tsx';

const EVERY_MS = 10_000;

/** All documents, or the one that is worked on. */
export function ContentDesk({ address }: { readonly address: string | undefined }) {
  const [language, choose] = useState('');
  const beside = useMemo(() => ({ language, choose }), [language]);
  return (
    <BesideContext value={beside}>
      <DocumentsOrOne address={address} />
    </BesideContext>
  );
}

function DocumentsOrOne({ address }: { readonly address: string | undefined }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun !== null)
    return (
      <DocumentDesk
        key={begun.address}
        address={begun.address}
        read={null}
        begun={begun.document}
        moved={null}
        onWritten={() => {
          navigate(hrefFor(pathOf(begun.address)));
          setBegun(null);
        }}
        onLeave={() => setBegun(null)}
      />
    );
  if (address !== undefined) return <StandingDocument key={address} address={address} />;
  return <Documents filter={filter} onFilter={setFilter} onBegun={setBegun} />;
}

interface DocumentsProps {
  readonly filter: Parameters<typeof DocumentList>[0]['filter'];
  readonly onFilter: Parameters<typeof DocumentList>[0]['onFilter'];
  readonly onBegun: (begun: Begun) => void;
}

function Documents({ filter, onFilter, onBegun }: DocumentsProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const words = useReadWords({ slow: t('content.slow') });
  const [isBeginning, setBeginning] = useState(false);
  const news = useContentNews();
  const read = useDeskRead('content', (as) => api.get('/operator-api/content', as), EVERY_MS, news);
  return (
    <Panel>
      <SectionHeader
        title={t('content.all')}
        actions={
          may('content:edit') &&
          !isBeginning && (
            <Button variant="primary" icon="plus" onClick={() => setBeginning(true)}>
              {t('content.begin')}
            </Button>
          )
        }
      />
      {may('content:edit') && <UnsavedList onBegun={onBegun} />}
      {isBeginning && (
        <NewDocument
          taken={read.value.status === 'ready' ? read.value.data.documents.map(({ address }) => address) : []}
          onBegun={onBegun}
          onCancel={() => setBeginning(false)}
        />
      )}
      <ReadView value={read.value} reload={read.reload} words={words} skeleton={<SkeletonRows count={12} />}>
        {({ documents }) => <DocumentList documents={documents} filter={filter} onFilter={onFilter} />}
      </ReadView>
    </Panel>
  );
}

/** A document as it is read, or the address it has by now. */
type Found = ContentDocumentView | { readonly movedTo: string };

const isMoved = (found: Found): found is { readonly movedTo: string } => 'movedTo' in found;

function StandingDocument({ address }: { readonly address: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('content.slow') });
  const news = useContentNews();
  const { value, reload } = useDeskRead<Found>(
    `content ${address}`,
    async (as) => {
      const answer = await api.get('/operator-api/content/document', { ...as, query: { address } });
      const movedTo = answer.ok ? undefined : movedAway(answer.problem);
      return movedTo === undefined ? answer : { ok: true, httpStatus: 410, data: { movedTo } };
    },
    EVERY_MS,
    news,
  );
  // What is written on stays on the screen when somebody else moves it.
  const [last, setLast] = useState<ContentDocumentView | null>(null);
  if (value.status === 'ready' && !isMoved(value.data) && value.data !== last) setLast(value.data);
  const frame = (inner: ReactNode) => (
    <Panel padded>
      <TextLink href={hrefFor(pathOf(undefined))}>{t('content.back')}</TextLink>
      {inner}
    </Panel>
  );
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={frame}
    >
      {(data) => {
        const moved = isMoved(data) ? <MovedAway address={address} to={data.movedTo} /> : null;
        const document = isMoved(data) ? last : data;
        if (document === null) return frame(moved);
        return (
          <DocumentDesk
            address={address}
            read={document}
            begun={document.body}
            moved={moved}
            onWritten={reload}
            onLeave={() => navigate(hrefFor(pathOf(undefined)))}
          />
        );
      }}
    </ReadView>
  );
}
