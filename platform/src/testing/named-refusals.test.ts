import { PlatformError } from '../kernel/http/problem.ts';
import { serve } from '../kernel/http/serve.ts';
import type { PlatformModule } from '../kernel/module.ts';
import { createTestPlatform } from './index.ts';

/** Serves one endpoint of the table, which refuses each request with what it is asked for. */
const refusing: PlatformModule = {
  name: 'refusing',
  migrations: {},
  routes(app) {
    serve(app, 'POST /operator-api/ideas/:id/state', ({ body }) => {
      throw new PlatformError(body.reason as 'NOT_FOUND');
    });
  },
};

describe('a test platform', () => {
  it.each([
    ['that the endpoint’s line names', 'NOT_FOUND', undefined],
    ['that any endpoint may', 'MAINTENANCE', undefined],
    ['that any endpoint of operators may', 'PASSWORD_CHANGE_NEEDED', undefined],
    [
      'that nobody names',
      'PASSKEYS_FULL',
      `refusals that contract/src/endpoints does not name:\n'POST /operator-api/ideas/:id/state': errors: ['PASSKEYS_FULL']`,
    ],
  ])('tells by its end of a refusal %s', async (_which, code, message) => {
    const platform = await createTestPlatform(() => ({ refusing }));
    const body = { state: 'done', reason: code };
    const answer = await platform.app.inject({ method: 'POST', url: '/operator-api/ideas/1/state', body });
    expect(answer.json()).toMatchObject({ code });
    const ended = expect(platform.close());
    await (message === undefined ? ended.resolves.toBeUndefined() : ended.rejects.toThrow(message));
  });
});
