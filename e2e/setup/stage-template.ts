import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@paddock/platform/testing/cluster';

import { makeFeedKey } from './feed-key.ts';
import { startProductProcess } from './product-process.ts';

/** Environment variable through which the run's global setup tells the journeys what their stages begin with. */
const TEMPLATE_VARIABLE = 'PADDOCK_STAGE_TEMPLATE';

/** What a product leaves behind that was started once and ended: every stage begins with a copy of it. */
export interface StageTemplate {
  /** Name of its database. */
  readonly database: string;
  readonly dataDir: string;
  /** The key of the feed that journeys drive. */
  readonly feedKey: string;
}

/**
 * Starts the product once on an empty database and ends it. Migrations, the first release and the feed's key take
 * seconds; a copy of what they leave takes a tenth of one.
 */
export async function makeStageTemplate(): Promise<StageTemplate> {
  const { url } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-template-'));
  const product = await startProductProcess({
    databaseUrl: url,
    dataDir,
    environment: { FEEDS: 'push' },
  });
  const feedKey = await makeFeedKey({ DATABASE_URL: url, DATA_DIR: dataDir });
  await product.stop();
  const template = { database: new URL(url).pathname.slice(1), dataDir, feedKey };
  process.env[TEMPLATE_VARIABLE] = JSON.stringify(template);
  return template;
}

/** @throws Error outside a run of the journeys, whose global setup makes the template */
export function stageTemplate(): StageTemplate {
  const text = process.env[TEMPLATE_VARIABLE];
  if (text === undefined) throw new Error('no template of a stage: run through the e2e project');
  return JSON.parse(text) as StageTemplate;
}

/** The database goes with its cluster. */
export async function removeStageTemplate({ dataDir }: StageTemplate): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
