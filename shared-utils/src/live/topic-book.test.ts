import { TOPICS_PER_SOCKET, type ServerMessage } from '@paddock/contract';

import { createTopicBook, type TopicBook } from './topic-book.ts';
import type { TopicHandler } from './topic-source.ts';

type TopicMessage = Extract<ServerMessage, { readonly topic: string }>;

describe('the topic book', () => {
  let heard: string[];
  let changes: number;
  let book: TopicBook;

  beforeEach(() => {
    heard = [];
    changes = 0;
    book = createTopicBook(() => (changes += 1));
  });

  function handler(name: string): TopicHandler {
    return {
      onSnapshot: (data) => heard.push(`${name} snap ${String(data)}`),
      onDelta: (data) => heard.push(`${name} delta ${String(data)}`),
      onGap: () => heard.push(`${name} gap`),
      onGone: () => heard.push(`${name} gone`),
    };
  }

  function snap(topic: string, seq: number): TopicMessage {
    return { t: 'snap', topic, epoch: 'e', seq, data: seq };
  }

  function delta(topic: string, seq: number): TopicMessage {
    return { t: 'delta', topic, seq, data: seq };
  }

  it('asks once for each topic and gives up what is closed', () => {
    const close = book.open('row:1', handler('a'));
    book.open('row:2', handler('b'));
    expect(book.takeChanges()).toEqual({ sub: ['row:1', 'row:2'], unsub: [] });
    expect(book.takeChanges()).toEqual({ sub: [], unsub: [] });
    close();
    close();
    expect(book.takeChanges()).toEqual({ sub: [], unsub: ['row:1'] });
    expect(changes).toBe(3);
  });

  it('says nothing of a topic opened and closed in one turn', () => {
    book.open('row:1', handler('a'))();
    expect(book.takeChanges()).toEqual({ sub: [], unsub: [] });
    expect(book.isEmpty).toBe(true);
  });

  it('takes deltas in order, after a snapshot, once each', () => {
    book.open('row:1', handler('a'));
    for (const message of [
      delta('row:1', 1),
      snap('row:1', 5),
      delta('row:1', 5),
      delta('row:1', 6),
      delta('row:1', 6),
    ]) {
      book.apply(message);
    }
    expect(heard).toEqual(['a snap 5', 'a delta 6']);
  });

  it('asks for a snapshot at a gap and ignores deltas until it comes', () => {
    book.open('row:1', handler('a'));
    book.takeChanges();
    book.apply(snap('row:1', 1));
    book.apply(delta('row:1', 3));
    expect(book.takeChanges()).toEqual({ sub: ['row:1'], unsub: [] });
    book.apply(delta('row:1', 4));
    book.apply(snap('row:1', 4));
    book.apply(delta('row:1', 5));
    expect(heard).toEqual(['a snap 1', 'a gap', 'a snap 4', 'a delta 5']);
  });

  it('asks for everything again on a new connection and trusts no old sequence', () => {
    book.open('row:1', handler('a'));
    book.takeChanges();
    book.apply(snap('row:1', 7));
    book.reset();
    expect(book.takeChanges()).toEqual({ sub: ['row:1'], unsub: [] });
    book.apply(delta('row:1', 8));
    book.apply(snap('row:1', 1));
    book.apply(delta('row:1', 2));
    expect(heard).toEqual(['a snap 7', 'a snap 1', 'a delta 2']);
  });

  it('tells of a topic that is gone, and takes one that comes back', () => {
    book.open('row:1', handler('a'));
    book.apply({ t: 'gone', topic: 'row:1' });
    book.apply(delta('row:1', 1));
    book.apply(snap('row:1', 1));
    expect(heard).toEqual(['a gone', 'a snap 1']);
  });

  it('ignores what it did not ask for', () => {
    book.apply(snap('row:9', 1));
    expect(heard).toEqual([]);
  });

  it('keeps within what a connection may hold; the rest waits its turn', () => {
    const closes = Array.from({ length: TOPICS_PER_SOCKET + 10 }, (_, at) =>
      book.open(`row:${at + 1}`, handler('a')),
    );
    expect(book.takeChanges().sub).toHaveLength(TOPICS_PER_SOCKET - 1);
    closes[0]?.();
    closes[1]?.();
    expect(book.takeChanges()).toEqual({
      unsub: ['row:1', 'row:2'],
      sub: [`row:${TOPICS_PER_SOCKET}`, `row:${TOPICS_PER_SOCKET + 1}`],
    });
  });
});
