import { filledAddress } from '../http/api.ts';
import type { Api, ApiOptions, ApiResult, Gets } from '../http/http-types.ts';
import type { ReadDefinition } from './reads-types.ts';

type DataOf<Result> = Result extends { readonly ok: true; readonly data: infer Data } ? Data : never;

/** An endpoint that is read, with the key its answer is known by. */
export type EndpointRead<A extends keyof Gets> = Pick<
  ReadDefinition<DataOf<Gets[A]['answer']>>,
  'key' | 'read'
>;

type AnyGet = (address: string, options: ApiOptions) => Promise<ApiResult<never>>;

/** Reads an endpoint through an API client; what a page has of it is `readOf`. */
export function endpointRead<A extends keyof Gets>(
  api: Pick<Api, 'get'>,
  address: A,
  ...[options]: Gets[A]['options']
): EndpointRead<A> {
  const said = (options ?? {}) as ApiOptions;
  const asked = Object.entries(said.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(asked);
  query.sort();
  return {
    key: `GET ${filledAddress(address, said.params)}?${query.toString()}`,
    read: (signal) => (api.get as AnyGet)(address, { ...said, signal }),
  };
}
