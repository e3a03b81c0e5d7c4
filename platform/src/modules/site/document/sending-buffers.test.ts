import { EventEmitter } from 'node:events';

import { createSendingBuffers, HELD_BYTES } from './sending-buffers.ts';

const parts = (text: string): readonly Buffer[] => text.split('').map((letter) => Buffer.from(letter));

it('puts parts together', () => {
  const buffers = createSendingBuffers();
  expect(buffers.joined(parts('начало, конец')).toString()).toBe('начало, конец');
  expect(buffers.joined([])).toHaveLength(0);
});

it('uses the memory of an answer again only once all of it has gone', () => {
  const buffers = createSendingBuffers();
  const answer = new EventEmitter();
  const first = buffers.joined(parts('first'));
  buffers.giveBackAfter(answer, first);
  const meanwhile = buffers.joined(parts('second'));
  expect([first.toString(), meanwhile.toString()]).toEqual(['first', 'second']);
  expect(meanwhile.buffer).not.toBe(first.buffer);
  answer.emit('finish');
  expect(buffers.joined(parts('third')).buffer).toBe(first.buffer);
});

it('hands no memory to two answers, whatever is said twice', () => {
  const buffers = createSendingBuffers();
  const answer = new EventEmitter();
  const first = buffers.joined(parts('first'));
  buffers.giveBackAfter(answer, first);
  buffers.giveBackAfter(answer, first);
  answer.emit('finish');
  const [one, other] = [buffers.joined(parts('one')), buffers.joined(parts('other'))];
  expect(one.buffer).not.toBe(other.buffer);
});

it('takes nothing back of an answer that is broken off', () => {
  const buffers = createSendingBuffers();
  const answer = new EventEmitter();
  const broken = buffers.joined(parts('broken'));
  buffers.giveBackAfter(answer, broken);
  answer.emit('close');
  expect(buffers.joined(parts('next')).buffer).not.toBe(broken.buffer);
});

it('leaves an answer that is larger its own memory', () => {
  const buffers = createSendingBuffers();
  const answer = new EventEmitter();
  const large = buffers.joined([Buffer.alloc(HELD_BYTES), Buffer.from('x')]);
  expect(large).toHaveLength(HELD_BYTES + 1);
  buffers.giveBackAfter(answer, large);
  answer.emit('finish');
  expect(buffers.joined(parts('next')).buffer).not.toBe(large.buffer);
});
