import type { FrameHost } from '@paddock/contract';
import { useEffect, useState } from 'react';

import { useFrameView } from './use-frame-view.ts';

/** A page that comes sooner needs no sign: to draw one costs a frame of its own. */
const PATIENCE_MS = 250;

/** The line at the top while a page takes its time and the old one still stands. */
export function NavigationProgress({ host }: { readonly host: FrameHost }) {
  const waits = useFrameView(host, ({ navigating, page }) => navigating && page.status === 'ready');
  return waits ? <PatientLine /> : null;
}

function PatientLine() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <div className="frame-progress" aria-hidden="true" /> : null;
}
