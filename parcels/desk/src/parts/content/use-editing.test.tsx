import { act, render } from '@testing-library/react';
import type { ContentBody } from '@paddock/contract/schemas';

import { DOCUMENT, SESSION, TOKEN } from '../../pages/content-page.fixture.ts';
import { editedOf } from '../../model/edited-document.ts';
import { DeskContext, type Desk } from '../session/desk-context.ts';
import { contentDrafts } from './content-drafts.ts';
import { useEditing, type Editing } from './use-editing.ts';

const DESK: Desk = {
  session: SESSION,
  token: TOKEN,
  may: () => true,
  isIdle: false,
  lost: () => undefined,
};
const ADDRESS = '/news/derby-day';
const written = (title: string) =>
  editedOf({ ...DOCUMENT.body, texts: { en: { title, description: 'It begins.', blocks: [] } } });
const NEW: ContentBody = { ...DOCUMENT.body, texts: {} };

describe('a document that is written on', () => {
  let editing: Editing;
  let leave: () => void;
  beforeEach(() => {
    sessionStorage.clear();
    function Writing() {
      editing = useEditing(ADDRESS, NEW, 0);
      return null;
    }
    const { unmount } = render(
      <DeskContext value={DESK}>
        <Writing />
      </DeskContext>,
    );
    leave = unmount;
  });
  const kept = () => contentDrafts.all(SESSION.operatorId)[ADDRESS];
  const type = (title: string) => act(() => editing.change(written(title)));

  it('leaves nothing unsaved where it goes with the answer of its save', () => {
    const sent = written('Derby Day');
    act(() => editing.change(sent));
    act(() => {
      // A change that waits to be drawn keeps React from working the next one out at once.
      editing.change(sent);
      editing.saved(1, sent);
      leave();
    });
    expect(kept()).toBeUndefined();
  });

  it('keeps what was written while its save was on its way as what follows it, though it goes', () => {
    const sent = written('Derby Day');
    act(() => editing.change(sent));
    const { saved } = editing;
    const since = written('Derby Day is here');
    act(() => {
      editing.change(since);
      saved(1, sent);
      leave();
    });
    expect(kept()).toEqual({ document: since, seen: 1 });
  });

  it('keeps as what follows the newest version what is put over it', () => {
    type('Derby Day');
    act(() => {
      editing.change(written('Derby Day is here'));
      editing.putOver(3);
      leave();
    });
    expect(kept()).toEqual({ document: written('Derby Day is here'), seen: 3 });
  });

  it('counts a change after a save from the version that was saved', () => {
    const sent = written('Derby Day');
    act(() => editing.change(sent));
    const { change } = editing;
    act(() => {
      editing.saved(1, sent);
      change(written('Derby Day is here'));
    });
    expect(kept()?.seen).toBe(1);
    expect(editing).toMatchObject({ seen: 1, isUnsaved: true });
  });
});
