import type { FastifyRequest } from 'fastify';

import type { Kernel } from '../../../kernel/module.ts';
import type { Origin } from '../placement/ticket.ts';

const REMEMBERED = 10_000;

/**
 * Evidence of where a bet came from; the address only as a keyed hash, so that it names nobody by itself. An address has
 * one hash for good, and it is remembered: making one takes as long as all checks of a coupon's prices.
 */
export function createOriginOf({ secrets }: Pick<Kernel, 'secrets'>): (request: FastifyRequest) => Origin {
  const known = new Map<string, string>();

  function hashOf(address: string): string {
    const hash = known.get(address) ?? secrets.lasting.sign('bet-address', address);
    if (known.size >= REMEMBERED) known.clear();
    known.set(address, hash);
    return hash;
  }

  return ({ headers, ip }) => ({
    channel: 'web',
    device: (headers['user-agent'] ?? '').slice(0, 160),
    addressHash: hashOf(ip),
  });
}
