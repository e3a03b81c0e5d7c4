import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../kernel/http/problem.ts';
import { createTestPlatform } from '../../testing/index.ts';
import { createLimits } from './index.ts';

describe('limits', () => {
  it('are none for a player yet, and nothing for a guest [S7-08]', async () => {
    const platform = await createTestPlatform((kernel) => ({
      limits: createLimits(kernel, {
        requirePlayer: (request) =>
          request.headers.authorization === undefined
            ? Promise.reject(new PlatformError('UNAUTHENTICATED'))
            : Promise.resolve({ playerId: '1' as PlayerId }),
      }),
    }));
    const url = '/limit-service-api/api/external/web/v3/limits';
    const answer = await platform.app.inject({ url, headers: { authorization: 'Bearer x' } });
    expect(answer.json()).toEqual([]);
    expect((await platform.app.inject(url)).statusCode).toBe(401);
    await platform.close();
  });
});
