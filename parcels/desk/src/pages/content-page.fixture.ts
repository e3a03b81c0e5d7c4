import type { ContentDocumentView, ContentState, OperatorSessionView } from '@paddock/contract/schemas';
import { SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

/** An editor, and what there is to edit. */
export const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'nora',
  roles: ['editor'],
  permissions: ['content:edit'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};
export const TOKEN = 'an.operators.token';

export const STATE: ContentState = {
  address: '/blog/how-odds-move',
  kind: 'article',
  title: 'How odds move',
  latest: 2,
  published: 1,
  planned: [{ id: '9', number: 2, fromMs: SAMPLE_NOW_MS + 3_600_000 }],
  languages: ['en'],
  missing: ['ru'],
};
export const HELP: ContentState = {
  ...STATE,
  address: '/help/money',
  kind: 'help',
  title: 'Money',
  published: 2,
  planned: [],
  missing: [],
};
export const DOCUMENT: ContentDocumentView = {
  state: STATE,
  number: 2,
  body: {
    kind: 'article',
    texts: {
      en: {
        title: 'How odds move',
        description: 'In short.',
        blocks: [
          { block: 'text', text: 'They move.' },
          { block: 'note', tone: 'info', text: 'Mind them.' },
        ],
      },
    },
  },
  versions: [
    { number: 2, atMs: SAMPLE_NOW_MS, author: 'nora', reason: 'more words', state: 'planned' },
    { number: 1, atMs: SAMPLE_NOW_MS, author: 'files', reason: 'first', state: 'published' },
  ],
};
