import type { Environment } from '../environment/environment-types.ts';
import { createStore } from '../stream/store.ts';
import type { Installation, InstallationValue } from './installation-types.ts';

/** Holds the browser's offer to install the site until somebody asks for it. */
export function createInstallation({ installing }: Pick<Environment, 'installing'>): Installation {
  const store = createStore<InstallationValue>({ status: installing.isInstalled() ? 'installed' : 'none' });
  let ask: (() => Promise<boolean>) | null = null;

  installing.onOffer((offer) => {
    ask = offer;
    store.set({ status: 'offered' });
  });
  installing.onInstalled(() => store.set({ status: 'installed' }));

  return {
    installation$: store.stream,
    async install() {
      const asked = ask;
      if (asked === null) return false;
      ask = null;
      store.set({ status: 'none' });
      return asked();
    },
  };
}
