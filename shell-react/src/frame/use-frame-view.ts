import type { FrameHost, FrameView } from '@paddock/contract';
import { useSyncExternalStore } from 'react';

/** What the root config wants drawn. */
export function useFrameView(host: FrameHost): FrameView {
  return useSyncExternalStore(host.subscribe, host.getView);
}
