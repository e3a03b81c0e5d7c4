import { apiOver, type Call } from '../http/api-over.ts';
import { filledAddress } from '../http/api.ts';
import { closed } from '../http/failures.ts';
import type { Api, ApiOptions } from '../http/http-types.ts';
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

  const call: Call = async (method, address, body, options) => {
    const request: FakeRequest = { method, path: filledAddress(address, options.params), body, options };
    requests.push(request);
    if (isGivenUp(options)) return closed();
    const answer = answers.get(`${method} ${request.path}`) ?? refusal('NOT_FOUND');
    const result = typeof answer === 'function' ? await answer(request) : answer;
    return isGivenUp(options) ? closed() : result;
  };

  return {
    requests,
    answer: (method, path, answer) => answers.set(`${method} ${path}`, answer),
    ...apiOver(call),
  };
}
