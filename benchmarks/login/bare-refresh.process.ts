import { createHmac, hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

import { answer, jobOf } from '../setup/child.ts';
import type { BareRefreshJob } from './bare-refresh-job.ts';

/** The least a refresh can be: Node's own server, one question by primary key, one HMAC, nothing else. */
const { databaseUrl, port } = await jobOf<BareRefreshJob>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, idleTimeoutMillis: 0 });
const QUESTION = {
  name: 'session',
  text: `select session_id, player_id from identity_session
    where token_hash = $1 and ended_at_ms is null and expires_at_ms > $2`,
};

async function refresh(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cookie = /paddock_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query<{ session_id: string; player_id: string }>({
    ...QUESTION,
    values: [hash('sha256', cookie, 'buffer'), Date.now()],
  });
  const [session] = rows;
  if (session === undefined) response.writeHead(401).end();
  else {
    const claims = Buffer.from(JSON.stringify(session)).toString('base64url');
    const token = `${claims}.${createHmac('sha256', 'bare').update(claims).digest('base64url')}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token }));
  }
}

createServer((request, response) => {
  refresh(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(port, '127.0.0.1', () => answer('listening'));
