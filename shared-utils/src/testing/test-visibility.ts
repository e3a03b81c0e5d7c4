import type { Visibility } from '../environment/environment-types.ts';

/** A page that a test hides and shows. */
export interface TestVisibility extends Visibility {
  show(): void;
  hide(): void;
}

export function createTestVisibility(): TestVisibility {
  const listeners = new Set<() => void>();
  let isVisible = true;
  function set(next: boolean): void {
    isVisible = next;
    for (const listener of [...listeners]) listener();
  }
  return {
    isVisible: () => isVisible,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: () => set(true),
    hide: () => set(false),
  };
}
