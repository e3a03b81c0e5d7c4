import { useMemo, useState } from 'react';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, Panel, ReadView, SectionHeader, SkeletonRows, TextLink } from '@paddock/styleguide';

import { pathOf } from '../../model/content-place.ts';
import { EVERYTHING } from '../../model/list-filter.ts';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { useContentNews } from '../session/use-news.ts';
import { DocumentDesk } from './document-desk.tsx';
import { DocumentList } from './document-list.tsx';
import { BesideContext } from './editor/beside.ts';
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

function StandingDocument({ address }: { readonly address: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('content.slow') });
  const news = useContentNews();
  const read = useDeskRead(
    `content ${address}`,
    (as) => api.get('/operator-api/content/document', { ...as, query: { address } }),
    EVERY_MS,
    news,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={(inner) => (
        <Panel padded>
          <TextLink href={hrefFor(pathOf(undefined))}>{t('content.back')}</TextLink>
          {inner}
        </Panel>
      )}
    >
      {(data) => (
        <DocumentDesk
          address={address}
          read={data}
          begun={data.body}
          onWritten={read.reload}
          onLeave={() => navigate(hrefFor(pathOf(undefined)))}
        />
      )}
    </ReadView>
  );
}
