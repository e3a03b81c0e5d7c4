import type { PageProps } from '@paddock/contract';

import { viewOf } from '../model/desk-view.ts';
import { DeskShell } from '../parts/session/desk-shell.tsx';
import { TradingDesk } from '../parts/trading-desk.tsx';

/** Trading: what is at risk and what is done about it. */
export function TradingPage({ query }: PageProps) {
  return (
    <DeskShell page="trading" right="reports:read">
      <TradingDesk view={viewOf(query)} />
    </DeskShell>
  );
}
