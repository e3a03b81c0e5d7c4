import { createSubscriber } from 'svelte/reactivity';
import { language$, translator, type Translate } from '@paddock/shared-utils';

/** Reading `t` in a component makes it render again when the language or a dictionary arrives. */
export interface Texts {
  readonly t: Translate;
}

export function createTexts(namespace: string): Texts {
  const follow = createSubscriber((changed) => {
    const subscription = language$.subscribe(changed);
    return () => subscription.unsubscribe();
  });
  return {
    get t() {
      follow();
      return translator(namespace);
    },
  };
}
