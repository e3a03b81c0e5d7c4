import type { Installing } from '../environment/environment-types.ts';

/** A browser that offers to install the site when a test says so. */
export interface TestInstalling extends Installing {
  /** How often its visitor was asked. */
  readonly asked: number;
  /** @param accepted what the visitor answers */
  offer(accepted: boolean): void;
  install(): void;
}

export function createTestInstalling(): TestInstalling {
  let asked = 0;
  let onOffer: (ask: () => Promise<boolean>) => void = () => undefined;
  let onInstalled = (): void => undefined;
  return {
    get asked() {
      return asked;
    },
    isInstalled: () => false,
    onOffer: (listener) => void (onOffer = listener),
    onInstalled: (listener) => void (onInstalled = listener),
    offer(accepted) {
      onOffer(() => {
        asked += 1;
        return Promise.resolve(accepted);
      });
    },
    install: () => onInstalled(),
  };
}
