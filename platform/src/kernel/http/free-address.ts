import { createServer } from 'node:net';

import { ConfigError } from '../config/config-error.ts';

/**
 * Says that an address is taken before anything is started for it: a second product would otherwise work on the first
 * one's database until it came to listening.
 * @throws ConfigError naming the port.
 */
export async function requireFreeAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', ({ message }) => {
      reject(new ConfigError(`cannot listen (${message}): set PORT to a free one, or stop what runs there`));
    });
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => resolve());
    });
  });
}
