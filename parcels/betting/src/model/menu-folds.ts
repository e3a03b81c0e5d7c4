import { storageItem } from '@paddock/shared-utils';

/** Parts of the menu that can be opened. */
export type MenuPart = 'favourites' | 'recent';

type Listener = () => void;

/** Which parts of the menu stand open, kept in this browser: menus are opened for a screen, not for a person. */
export interface MenuFolds {
  snapshot(): readonly string[];
  subscribe(listener: Listener): () => void;
  toggle(part: MenuPart): void;
}

export function createMenuFolds(): MenuFolds {
  const item = storageItem<readonly string[]>({
    key: 'betting.menu',
    version: 1,
    fallback: [],
    parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined),
  });
  let open = item.read();
  const listeners = new Set<Listener>();
  return {
    snapshot: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(part) {
      open = open.includes(part) ? open.filter((one) => one !== part) : [...open, part];
      item.write(open);
      for (const listener of listeners) listener();
    },
  };
}

let ofPage: MenuFolds | undefined;

export function menuFolds(): MenuFolds {
  ofPage ??= createMenuFolds();
  return ofPage;
}
