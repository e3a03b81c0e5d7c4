import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Loaded into a server's process before it starts (`--import`): how long each request took there, from the moment
 * Node has read it until its answer is handed over to the system. It is what the server itself takes: no client, no
 * wire, no wait for the client's turn on a processor. A `GET` to its own port takes and forgets what was measured.
 */
const startedMs = new WeakMap<IncomingMessage, number>();
let durationsMs: Record<string, number[]> = {};

subscribe('http.server.request.start', (message) => {
  startedMs.set((message as { request: IncomingMessage }).request, performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage; response: ServerResponse };
  const startMs = startedMs.get(request);
  const [path = ''] = (request.url ?? '').split('?');
  if (startMs !== undefined) (durationsMs[path] ??= []).push(performance.now() - startMs);
});

createServer((_request, response) => {
  response.end(JSON.stringify(durationsMs));
  durationsMs = {};
})
  .listen(Number(process.env['SERVER_CLOCK_PORT']), '127.0.0.1')
  .unref();
