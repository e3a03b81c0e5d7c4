import { useState } from 'react';
import { auth$, serverNowMs, storageItem, type ApiResult } from '@paddock/shared-utils';
import { useSender, useStreamValue, useSubmit, type Refusal } from '@paddock/shared-utils/react';

import { draftOf, REQUEST_DRAFTS, withDraft } from '../../model/request-draft.ts';

export interface SendText {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly send: () => void;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
}

/**
 * A text that is written and sent once. What is typed stays over errors and reloads; a text whose answer was lost is
 * sent again under its own key, so that it arrives once however often it is sent (rules §4).
 */
export function useSendText<View>(
  slot: string,
  post: (text: string, key: string) => Promise<ApiResult<View>>,
  onDone: (view: View) => void,
): SendText {
  const userId = useStreamValue(auth$, (auth) => auth.userId) ?? '';
  const [item] = useState(() => storageItem(REQUEST_DRAFTS));
  const [draft, setDraft] = useState(() => draftOf(item.read(), slot, userId, serverNowMs()));

  function keep(change: { readonly text: string; readonly key: string | null }): void {
    const next = { ...draft, ...change, atMs: serverNowMs() };
    setDraft(next);
    item.write(withDraft(item.read(), next));
  }

  const send = useSender(post, {
    read() {
      const { text, key } = draftOf(item.read(), slot, userId, serverNowMs());
      return key === null ? undefined : { request: text, key };
    },
    write(open) {
      keep(open === undefined ? { ...draft, key: null } : { text: open.request, key: open.key });
    },
  });

  async function deliver(text: string): Promise<ApiResult<View>> {
    const result = await send(text);
    if (result.ok) item.write(withDraft(item.read(), { ...draft, text: '' }));
    return result;
  }

  const { submit, pending, refusal, forget } = useSubmit(deliver, ({ data }) => onDone(data));
  return {
    text: draft.text,
    setText(text) {
      // What is on its way stays as it was sent.
      if (pending) return;
      forget();
      keep({ text, key: text === draft.text ? draft.key : null });
    },
    send: () => void submit(draft.text),
    pending,
    refusal,
  };
}
