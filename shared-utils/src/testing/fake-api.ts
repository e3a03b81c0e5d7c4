import { WEB_API } from '../http/endpoints.ts';
import { closed } from '../http/failures.ts';
import type { Api, ApiOptions, ApiResult } from '../http/http-types.ts';
import { refusal } from './answers.ts';
import type { FakeAnswer, FakeRequest } from './fake-page-types.ts';

export interface FakeApi extends Api {
  answer(method: FakeRequest['method'], path: string, answer: FakeAnswer): void;
  readonly requests: readonly FakeRequest[];
}

function isGivenUp({ signal }: ApiOptions): boolean {
  return signal?.aborted === true;
}

/** An API client whose server is the test. */
export function createFakeApi(): FakeApi {
  const answers = new Map<string, FakeAnswer>();
  const requests: FakeRequest[] = [];

  async function call<T>(
    method: FakeRequest['method'],
    path: string,
    body: unknown,
    options: ApiOptions = {},
  ): Promise<ApiResult<T>> {
    const request: FakeRequest = { method, path: (options.base ?? WEB_API) + path, body, options };
    requests.push(request);
    if (isGivenUp(options)) return closed();
    const answer = answers.get(`${method} ${request.path}`) ?? refusal('NOT_FOUND');
    const result = typeof answer === 'function' ? await answer(request) : answer;
    return isGivenUp(options) ? closed() : (result as ApiResult<T>);
  }

  return {
    requests,
    answer: (method, path, answer) => answers.set(`${method} ${path}`, answer),
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
}
