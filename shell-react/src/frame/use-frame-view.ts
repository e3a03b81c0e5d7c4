import type { FrameHost, FrameView } from '@paddock/contract';
import { useSyncExternalStore } from 'react';

/**
 * A part of what the root config wants drawn; renders again only when that part changes, so that a navigation draws no
 * more of the frame anew than it changes. `select` must answer a primitive or an object that lives in the view.
 */
export function useFrameView<T>(host: FrameHost, select: (view: FrameView) => T): T {
  return useSyncExternalStore(host.subscribe, () => select(host.getView()));
}
