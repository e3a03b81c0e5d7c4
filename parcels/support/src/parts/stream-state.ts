import { createSubscriber } from 'svelte/reactivity';
import type { Stream } from '@paddock/shared-utils';

/** Reading `value` in a component makes it render again with every value of a shared stream. */
export function streamState<T>(stream: Stream<T>): { readonly value: T } {
  const follow = createSubscriber((changed) => {
    const subscription = stream.subscribe(changed);
    return () => subscription.unsubscribe();
  });
  return {
    get value() {
      follow();
      return stream.snapshot();
    },
  };
}
