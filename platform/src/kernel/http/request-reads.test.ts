import type { FastifyRequest } from 'fastify';

import type { HttpApp } from './http-app.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { ownAddress } from './own-address.ts';
import { PlatformError } from './problem.ts';
import { languageOf } from './request-language.ts';
import { requiredId } from './required-id.ts';

function refusalOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const asked = (headers: object) => ({ headers }) as FastifyRequest;

describe('what is read of a request', () => {
  it('is its key, which has to be there and well-formed (rules §4)', () => {
    const key = (text?: string) => () => idempotencyKeyOf(asked({ 'idempotency-key': text }));
    expect(key('abc-DEF_123')()).toBe('abc-DEF_123');
    for (const none of [undefined, ''])
      expect(refusalOf(key(none))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED', status: 400 });
    const details = [{ at: '/headers/idempotency-key', message: 'is malformed' }];
    expect(refusalOf(key('a b'))).toMatchObject({ code: 'INVALID_INPUT', details });
  });

  it('is an id of 64 bits, or the refusal that is named', () => {
    expect(requiredId('9223372036854775807', 'BET_UNKNOWN')).toBe('9223372036854775807');
    for (const text of ['9223372036854775808', 'x', ''])
      expect(refusalOf(() => requiredId(text, 'BET_UNKNOWN'))).toMatchObject({ code: 'BET_UNKNOWN' });
  });

  it.each([
    ['ru', 'ru'],
    [undefined, 'en'],
    ['<b>', 'en'],
    [['ru', 'en'], 'en'],
  ])('is the language of %p: %s', (header, language) => {
    expect(languageOf(asked({ 'x-language': header }))).toBe(language);
  });
});

describe('the own address of a process', () => {
  const listening = (address: unknown) => ({ server: { address: () => address } }) as HttpApp;

  it('is its port on this machine, and the public one where it has none', () => {
    expect(ownAddress(listening({ port: 8080 }), 'https://site.example')).toBe('http://127.0.0.1:8080');
    for (const app of [undefined, listening(null), listening('/run/socket')])
      expect(ownAddress(app, 'https://site.example')).toBe('https://site.example');
  });
});

describe('a refusal', () => {
  it('is told by its code and words, with details where it has some', () => {
    const plain = new PlatformError('BET_UNKNOWN');
    expect(plain.toProblem()).toEqual({ code: 'BET_UNKNOWN', message: plain.message });
    expect([plain.name, plain.status]).toEqual(['PlatformError', 404]);
    expect(new PlatformError('STAKE_TOO_SMALL', { min: '1.00' }).toProblem()).toMatchObject({
      details: { min: '1.00' },
    });
  });
});
