import type { FastifyRequest } from 'fastify';

import { createOriginOf } from './origin-of.ts';

describe('where a bet came from', () => {
  const signed: string[] = [];
  const lasting = {
    sign: (purpose: string, text: string) => {
      signed.push(text);
      return `${purpose}:${text.length}`;
    },
    verify: () => false,
  };
  const originOf = createOriginOf({ secrets: { lasting } } as unknown as Parameters<
    typeof createOriginOf
  >[0]);
  const from = (ip: string, device?: string) =>
    originOf({ ip, headers: { 'user-agent': device } } as unknown as FastifyRequest);

  it('is told by the hash of its address, made once, and by the first words of its browser', () => {
    const expected = { channel: 'web', device: 'Firefox', addressHash: 'bet-address:9' };
    expect([from('192.0.2.1', 'Firefox'), from('192.0.2.1', 'Firefox')]).toEqual([expected, expected]);
    expect(from('192.0.2.77')).toEqual({ channel: 'web', device: '', addressHash: 'bet-address:10' });
    expect(from('192.0.2.1', 'x'.repeat(500)).device).toHaveLength(160);
    expect(signed).toEqual(['192.0.2.1', '192.0.2.77']);
  });
});
