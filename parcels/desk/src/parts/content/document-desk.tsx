import { useState, type ReactNode } from 'react';
import type { ContentBody, ContentDocumentView } from '@paddock/contract/schemas';
import { hrefFor, navigate, type ApiProblem } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Notice, Panel, SectionHeader, TextButton } from '@paddock/styleguide';

import { pathOf } from '../../model/content-place.ts';
import { editedOf } from '../../model/edited-document.ts';
import { isStale } from '../../model/moved-away.ts';
import type { RefusedDocument } from '../../model/problem-places.ts';
import styles from './content.module.css';
import { useDesk } from '../session/desk-context.ts';
import { DocumentEditor } from './editor/document-editor.tsx';
import { Refused } from './editor/refused.tsx';
import { DocumentHistory } from './document-history.tsx';
import { LedAway } from './led-away.tsx';
import { MoveForm } from './move-form.tsx';
import { PlanList } from './plan-list.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { PublishForm } from './publish-form.tsx';
import { SaveForm } from './save-form.tsx';
import { StateBadges } from './state-badges.tsx';
import { TakeBackForm } from './take-back-form.tsx';
import { useEditing, type Editing } from './use-editing.ts';
import { Theirs, WrittenMeanwhile } from './written-meanwhile.tsx';

interface DocumentDeskProps {
  readonly address: string;
  /** As it stands; null for one that is new. */
  readonly read: ContentDocumentView | null;
  /** What it begins with. */
  readonly begun: ContentBody;
  /** The way on to where it stands by now, in the place of what can be done with it; null while it stands here. */
  readonly moved: ReactNode;
  /** Another version stands, of its own or of somebody else. */
  readonly onWritten: () => void;
  readonly onLeave: () => void;
}

/** One document: what is read of it, what is done with it, its text in each language, and its versions. */
export function DocumentDesk({ address, read, begun, moved, onWritten, onLeave }: DocumentDeskProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const editing = useEditing(address, begun, read?.state.latest ?? 0);
  const [refused, setRefused] = useState<RefusedDocument | null>(null);
  const [isNewerShown, setNewerShown] = useState(false);
  const newer = read !== null && read.state.latest > editing.seen ? read : null;
  const mayEdit = may('content:edit');
  return (
    <>
      <Panel>
        <SectionHeader
          title={read?.state.title ?? t('content.new')}
          note={<bdi dir="ltr">{address}</bdi>}
          actions={
            <Leaving
              isUnsaved={editing.isUnsaved}
              onLeave={() => {
                editing.drop();
                onLeave();
              }}
            />
          }
        />
        <div className={styles.standing}>
          {read !== null && <StateBadges state={read.state} />}
          {editing.isFoundAgain && (
            <Notice tone="info">
              {t('content.foundAgain')}{' '}
              <TextButton onClick={() => editing.goOnFrom(begun, read?.state.latest ?? 0, false)}>
                {t('content.throwAway')}
              </TextButton>
            </Notice>
          )}
          {newer !== null && (
            <WrittenMeanwhile read={newer} editing={editing} isShown={isNewerShown} onShown={setNewerShown} />
          )}
          {moved ?? <LedAway address={address} />}
          {mayEdit && moved === null && (
            <Doings
              address={address}
              read={read}
              editing={editing}
              onRefused={(places, problem) => {
                setRefused(places);
                if (isStale(problem)) onWritten();
              }}
              onWritten={() => {
                // What was taken is not wrong any more, also where none of its own fields changed.
                setRefused(null);
                onWritten();
              }}
              onMoved={(to) => {
                editing.moveTo(to);
                navigate(hrefFor(pathOf(to)), { replace: true });
              }}
            />
          )}
          {read !== null && <PlanList plans={read.state.planned} onChanged={onWritten} />}
        </div>
      </Panel>
      <Refused value={refused}>
        <DocumentEditor document={editing.document} isReadOnly={!mayEdit} onChange={editing.change} />
      </Refused>
      {newer !== null && isNewerShown && <Theirs read={newer} />}
      {read !== null && moved === null && <DocumentHistory read={read} editing={editing} />}
    </>
  );
}

/** The way back to the list, which asks once where something is not saved. */
function Leaving({ isUnsaved, onLeave }: { readonly isUnsaved: boolean; readonly onLeave: () => void }) {
  const t = useT('desk');
  const [isAsked, setAsked] = useState(false);
  if (isAsked && isUnsaved)
    return (
      <ButtonRow>
        <Button size={32} variant="danger-outline" onClick={onLeave}>
          {t('content.leaveUnsaved')}
        </Button>
        <Button size={32} variant="quiet" onClick={() => setAsked(false)}>
          {t('content.stay')}
        </Button>
      </ButtonRow>
    );
  return (
    <Button
      size={32}
      variant="outline"
      icon="back"
      onClick={() => {
        if (isUnsaved) setAsked(true);
        else onLeave();
      }}
    >
      {t('content.back')}
    </Button>
  );
}

type Doing = 'save' | 'publish' | 'takeBack' | 'move';
type DoingsProps = Pick<DocumentDeskProps, 'address' | 'read' | 'onWritten'> & {
  readonly editing: Editing;
  readonly onMoved: (to: string) => void;
  readonly onRefused: (refused: RefusedDocument, problem: ApiProblem) => void;
};

/** What can be done with it now. */
function Doings({ address, read, editing, onRefused, onWritten, onMoved }: DoingsProps) {
  const t = useT('desk');
  const [doing, setDoing] = useState<Doing | null>(null);
  const { isUnsaved } = editing;
  const close = () => setDoing(null);
  const done = () => {
    close();
    onWritten();
  };
  if (doing === 'save')
    return (
      <SaveForm address={address} editing={editing} onRefused={onRefused} onDone={done} onCancel={close} />
    );
  if (read !== null && doing === 'publish')
    return (
      <PublishForm
        address={address}
        number={read.number}
        document={isUnsaved || editing.seen !== read.number ? editedOf(read.body) : editing.document}
        onRefused={onRefused}
        onDone={done}
        onCancel={close}
      />
    );
  if (read !== null && doing === 'takeBack')
    return <TakeBackForm address={address} seen={read.state.published} onDone={done} onCancel={close} />;
  if (read !== null && doing === 'move')
    return <MoveForm address={address} kind={read.state.kind} onMoved={onMoved} onCancel={close} />;
  const published = read?.state.published ?? null;
  const hasDraft = read !== null && published !== read.state.latest;
  return (
    <>
      <ButtonRow>
        <Button
          variant={isUnsaved ? 'primary' : 'outline'}
          unavailable={!isUnsaved}
          onClick={() => setDoing('save')}
        >
          {t(isUnsaved ? 'content.save' : read === null ? 'content.noText' : 'content.isSaved')}
        </Button>
        {hasDraft && (
          <Button
            variant={isUnsaved ? 'outline' : 'primary'}
            unavailable={isUnsaved}
            onClick={() => setDoing('publish')}
          >
            {isUnsaved ? t('content.saveFirst') : t('content.publish', { number: read.state.latest })}
          </Button>
        )}
        {published !== null && (
          <Button variant="danger-outline" onClick={() => setDoing('takeBack')}>
            {t('content.takeBack', { number: published })}
          </Button>
        )}
        {read !== null && (
          <Button variant="quiet" onClick={() => setDoing('move')}>
            {t('content.move.title')}
          </Button>
        )}
      </ButtonRow>
      {read !== null && (
        <PreviewLinks key={read.state.latest} address={address} state={read.state} isUnsaved={isUnsaved} />
      )}
    </>
  );
}
