import type { HttpApp } from './http-app.ts';
import { serve } from './serve.ts';

const NO_IDEAS = { ideas: [], total: 0, left: 3, nextAtMs: null };

/** What the compiler says is the proof: a line that expects an error and has none does not compile. */
describe('what serves an endpoint', () => {
  const served: unknown[] = [];
  const app = { route: (route: object) => served.push(route) } as unknown as HttpApp;
  const last = () => served.at(-1);

  it('is one of the table', () => {
    serve(app, 'GET /web-api/ideas', () => NO_IDEAS);
    // @ts-expect-error -- no line of the table
    expect(() => serve(app, 'GET /web-api/idea', () => NO_IDEAS)).not.toThrow();
    expect(served[0]).toMatchObject({ method: 'GET', url: '/web-api/ideas', schema: { response: {} } });
  });

  it('answers what its line says, by each of its statuses', () => {
    // @ts-expect-error -- a field is missing
    serve(app, 'GET /web-api/ideas', () => ({ ideas: [], total: 0 }));
    // @ts-expect-error -- the same, a little later
    serve(app, 'GET /web-api/ideas', () => Promise.resolve({ ideas: [], total: 0 }));
    // @ts-expect-error -- a status the endpoint does not answer
    serve(app, 'GET /web-api/ideas', async (_request, reply) => reply.code(201).send(NO_IDEAS));
    // @ts-expect-error -- the answer of another endpoint
    serve(app, 'GET /web-api/ideas', async (_request, reply) => reply.code(200).send({ left: 3 }));
    serve(app, 'GET /web-api/ideas', async (_request, reply) => reply.code(200).send(NO_IDEAS));
    serve(app, 'POST /operator-api/ideas/:id/state', async (_request, reply) => reply.code(204).send());
    expect(last()).toMatchObject({ url: '/operator-api/ideas/:id/state' });
  });

  it('knows what it is asked with', () => {
    serve(app, 'POST /operator-api/ideas/:id/state', (request) => {
      const { id }: { id: string } = request.params;
      // @ts-expect-error -- another name than the one in the address
      const { idea } = request.params;
      // @ts-expect-error -- a field that the body does not have
      const { mood } = request.body;
      // @ts-expect-error -- what may be left out may be absent
      const answer: string = request.body.answer;
      return Promise.reject(new Error([id, idea, mood, answer].join()));
    });
    serve(app, 'GET /web-api/ideas', (request) => {
      // @ts-expect-error -- a query that the endpoint does not have
      const { page } = request.query;
      // @ts-expect-error -- nothing is sent to a read
      const { area } = request.body;
      return Promise.reject(new Error([page, area].join()));
    });
    expect(last()).toMatchObject({ url: '/web-api/ideas' });
  });
});
