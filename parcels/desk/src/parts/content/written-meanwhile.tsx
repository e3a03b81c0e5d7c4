import type { ContentDocumentView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Notice, Panel, SectionHeader } from '@paddock/styleguide';

import { editedOf } from '../../model/edited-document.ts';
import { DocumentEditor } from './editor/document-editor.tsx';
import type { Editing } from './use-editing.ts';

interface WrittenMeanwhileProps {
  /** As it stands, in a version that is newer than the one that is written on. */
  readonly read: ContentDocumentView;
  readonly editing: Editing;
  readonly isShown: boolean;
  readonly onShown: (isShown: boolean) => void;
}

/** Somebody else wrote a version since this one was opened: the ways on, of which none but the last loses anything. */
export function WrittenMeanwhile({ read, editing, isShown, onShown }: WrittenMeanwhileProps) {
  const t = useT('desk');
  const { latest } = read.state;
  return (
    <Notice tone="warning" title={t('content.behind', { number: latest, name: authorOf(read) })}>
      <p>{t('content.behindWays')}</p>
      <ButtonRow>
        <Button size={32} variant="outline" aria-expanded={isShown} onClick={() => onShown(!isShown)}>
          {t(isShown ? 'content.hideTheirs' : 'content.showTheirs')}
        </Button>
        <Button size={32} variant="outline" onClick={() => editing.putOver(latest)}>
          {t('content.putMine')}
        </Button>
        <Button size={32} variant="danger-outline" onClick={() => editing.goOnFrom(read.body, latest, false)}>
          {t('content.takeNewest')}
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/** What they wrote, to be read and copied from beside what is written here. */
export function Theirs({ read }: { readonly read: ContentDocumentView }) {
  const t = useT('desk');
  return (
    <section data-testid="theirs">
      <Panel>
        <SectionHeader title={t('content.theirs', { number: read.state.latest, name: authorOf(read) })} />
        <DocumentEditor document={editedOf(read.body)} isReadOnly onChange={() => undefined} />
      </Panel>
    </section>
  );
}

const authorOf = ({ state, versions }: ContentDocumentView): string =>
  versions.find(({ number }) => number === state.latest)?.author ?? '';
