import type { FastifyRequest } from 'fastify';

import type { Kernel } from '../../../kernel/module.ts';
import type { Origin } from '../placement/ticket.ts';

/** Evidence of where a bet came from; the address only as a keyed hash, so that it names nobody by itself. */
export function originOf(kernel: Pick<Kernel, 'secrets'>, request: FastifyRequest): Origin {
  return {
    channel: 'web',
    device: (request.headers['user-agent'] ?? '').slice(0, 160),
    addressHash: kernel.secrets.lasting.sign('bet-address', request.ip),
  };
}
