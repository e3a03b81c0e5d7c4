import { isOriginAllowed, parseOrigin, socketOriginOf } from './origins.ts';

describe('origins of overrides', () => {
  it.each([
    ['https://dev.example', 'https://dev.example', true],
    ['https://dev.example:8443', 'https://dev.example:8443', true],
    ['https://dev.example:9443', 'https://dev.example:8443', false],
    ['https://dev.example:9443', 'https://dev.example', false],
    ['https://dev.example', 'https://dev.example:8443', false],
    ['http://127.0.0.1:9101', 'http://127.0.0.1:*', true],
    ['http://127.0.0.1:65535', 'http://127.0.0.1:*', true],
    ['https://127.0.0.1:9101', 'http://127.0.0.1:*', false],
    ['http://127.0.0.2:9101', 'http://127.0.0.1:*', false],
    ['http://127.0.0.1', 'http://127.0.0.1:*', false],
  ])('%s is allowed by %s: %s', (origin, entry, allowed) => {
    expect(isOriginAllowed(origin, ['https://other.example', entry])).toBe(allowed);
  });

  it('are allowed by nothing where the list is empty', () => {
    expect(isOriginAllowed('http://127.0.0.1:9101', [])).toBe(false);
  });

  it.each([
    ['http://127.0.0.1:9101', 'http://127.0.0.1:9101', 'ws://127.0.0.1:9101'],
    ['https://dev.example', 'https://dev.example', 'wss://dev.example'],
  ])('reads %s, and where it tells of changes', (text, origin, socket) => {
    expect(parseOrigin(text)).toBe(origin);
    expect(socketOriginOf(origin)).toBe(socket);
  });

  it.each([
    'dev.example',
    'https://dev.example/',
    'https://dev.example/path',
    'ftp://dev.example',
    'data:,',
    '*',
  ])('reads no origin in %s', (text) => {
    expect(parseOrigin(text)).toBeUndefined();
  });
});
