import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { TestCertificate } from './certificate.testing.ts';

/** Where Debian's package `rabbitmq-server` puts it. */
export const RABBITMQ_SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const STARTED = 'Server startup complete';

export interface RealBroker {
  readonly url: string;
  /** Whom it was asked about: user, password and virtual host of each way in. */
  readonly asked: readonly string[];
  /** Ends it, and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A RabbitMQ of its own: a node, a port and a folder that nothing else has, over TLS alone. Its users are those of the feed: a
 * token and no password, which its own list of users would refuse, so it asks an HTTP server as the feed's does.
 */
export async function startRabbitMq(
  certificate: TestCertificate,
  token: string,
  virtualHost: string,
): Promise<RealBroker> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-rabbitmq-'));
  const asked: string[] = [];
  const users = createServer((request, response) => {
    void bodyOf(request).then((said) => {
      const path = request.url ?? '';
      if (path === '/user') asked.push(`${said.get('username') ?? ''}/${said.get('password') ?? ''}`);
      if (path === '/vhost') asked.push(said.get('vhost') ?? '');
      const isKnown = said.get('username') === token && (path !== '/user' || said.get('password') === '');
      response.end(isKnown ? 'allow' : 'deny');
    });
  }).listen(0, '127.0.0.1');
  await once(users, 'listening');
  const [port, epmdPort, nodePort] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(join(folder, 'cert.pem'), certificate.cert);
  writeFileSync(join(folder, 'key.pem'), certificate.key);
  writeFileSync(join(folder, 'plugins'), '[rabbitmq_auth_backend_http].');
  writeFileSync(join(folder, 'rabbitmq.conf'), settings(folder, port, portOf(users), virtualHost));
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_NODENAME: `paddock-${port}@localhost`,
    RABBITMQ_BASE: folder,
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_DIST_PORT: String(nodePort),
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };

  async function start() {
    const server = spawn(RABBITMQ_SERVER, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(server, 'exit');
    for await (const line of createInterface({ input: server.stdout })) if (line.includes(STARTED)) break;
    server.stdout.resume();
    return async () => {
      server.kill('SIGTERM');
      await ended;
    };
  }

  let end = await start();
  return {
    url: `amqps://127.0.0.1:${port}`,
    asked,
    async restart() {
      await end();
      end = await start();
    },
    async stop() {
      await end();
      spawnSync('epmd', ['-port', String(epmdPort), '-kill'], { stdio: 'ignore' });
      users.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function settings(folder: string, port: number, usersPort: number, virtualHost: string): string {
  const users = `http://127.0.0.1:${usersPort}`;
  return [
    'listeners.tcp = none',
    `listeners.ssl.default = 127.0.0.1:${port}`,
    `ssl_options.cacertfile = ${join(folder, 'cert.pem')}`,
    `ssl_options.certfile = ${join(folder, 'cert.pem')}`,
    `ssl_options.keyfile = ${join(folder, 'key.pem')}`,
    'ssl_options.verify = verify_none',
    'auth_backends.1 = http',
    'auth_http.http_method = post',
    ...['user', 'vhost', 'resource', 'topic'].map((what) => `auth_http.${what}_path = ${users}/${what}`),
    `default_vhost = ${virtualHost}`,
    'disk_free_limit.absolute = 1MB',
    '',
  ].join('\n');
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(server: { address(): ReturnType<ReturnType<typeof createTcpServer>['address']> }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
