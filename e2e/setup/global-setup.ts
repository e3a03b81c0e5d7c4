import { openRunCluster } from '@paddock/platform/testing/cluster';

import { prepareBrowser } from './browser.ts';
import { makeStageTemplate, type StageTemplate } from './stage-template.ts';

declare global {
  var paddockStageTemplate: StageTemplate | undefined;
}

/**
 * Jest's global setup of the journeys: the browser, one PostgreSQL, and what each journey's own database and product on it begin
 * with.
 */
export default async function globalSetup(): Promise<void> {
  await prepareBrowser();
  await openRunCluster();
  globalThis.paddockStageTemplate = await makeStageTemplate();
}
