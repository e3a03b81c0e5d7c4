import { playerNews$, type ApiProblem, type ApiResult } from '@paddock/shared-utils';

export type ReadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly problem: ApiProblem }
  | { readonly status: 'ready'; readonly data: T };

/**
 * Own data of a component, read at once and again whenever a request of the player moves, here or elsewhere. An answer
 * that is on show stays over a failure. To be called while the component is made.
 */
export function followRequests<T>(read: () => Promise<ApiResult<T>>) {
  let value = $state.raw<ReadState<T>>({ status: 'loading' });
  let reads = 0;

  async function load(): Promise<void> {
    const own = ++reads;
    const result = await read();
    if (own !== reads) return;
    if (result.ok) value = { status: 'ready', data: result.data };
    else if (value.status !== 'ready') value = { status: 'error', problem: result.problem };
  }

  $effect(() => {
    void load();
    let seen = playerNews$.snapshot().seq;
    const subscription = playerNews$.subscribe((news) => {
      if (news.seq === seen) return;
      seen = news.seq;
      if (news.status === 'news' && news.news.kind === 'request') void load();
    });
    return () => {
      reads += 1;
      subscription.unsubscribe();
    };
  });

  return {
    get value() {
      return value;
    },
    retry() {
      value = { status: 'loading' };
      void load();
    },
    /** Shows an answer a command has brought. */
    show(data: T) {
      reads += 1;
      value = { status: 'ready', data };
    },
  };
}
