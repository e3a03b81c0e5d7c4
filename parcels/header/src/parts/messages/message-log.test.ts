import type { Notification } from '@paddock/shared-utils';

import { allRead, EMPTY_LOG, MESSAGES_KEPT, withShown } from './message-log.ts';

const message = (id: number): Notification => ({
  id,
  group: 'default',
  kind: 'info',
  text: `message ${id}`,
  title: null,
  action: null,
  closeAfterMs: null,
});

describe('message log', () => {
  it('takes a message in once, the newest first', () => {
    const one = withShown(EMPTY_LOG, [message(1)], 100);
    expect(withShown(one, [message(1)], 200)).toBe(one);
    const two = withShown(one, [message(1), message(2)], 300);
    expect(two.messages.map(({ notification, atMs }) => [notification.id, atMs])).toEqual([
      [2, 300],
      [1, 100],
    ]);
    expect(two.unread).toBe(2);
  });

  it('keeps a message that has closed', () => {
    const log = withShown(EMPTY_LOG, [message(1)], 100);
    expect(withShown(log, [], 200).messages).toHaveLength(1);
  });

  it('forgets the oldest past its bound', () => {
    let log = EMPTY_LOG;
    for (let id = 1; id <= MESSAGES_KEPT + 5; id++) log = withShown(log, [message(id)], id);
    expect(log.messages).toHaveLength(MESSAGES_KEPT);
    expect(log.messages.at(-1)?.notification.id).toBe(6);
    expect(log.unread).toBe(MESSAGES_KEPT);
  });

  it('counts nothing as new once read', () => {
    const read = allRead(withShown(EMPTY_LOG, [message(1)], 100));
    expect(read.unread).toBe(0);
    expect(allRead(read)).toBe(read);
  });
});
