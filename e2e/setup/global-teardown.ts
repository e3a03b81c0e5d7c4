import { closeRunCluster } from '@paddock/platform/testing/cluster';

import { removeStageTemplate } from './stage-template.ts';

/** Jest's global teardown of the journeys. */
export default async function globalTeardown(): Promise<void> {
  const template = globalThis.paddockStageTemplate;
  if (template !== undefined) await removeStageTemplate(template);
  await closeRunCluster();
}
