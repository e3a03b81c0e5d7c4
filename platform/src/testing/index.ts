export { startedWaits } from './started-waits.ts';
export { createTestDatabase, TEST_CLUSTER_VARIABLE, type TestDatabase } from './test-database.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
export {
  createTestPlatform,
  TEST_START_MS,
  type LogLine,
  type TestPlatform,
  type TestPlatformOptions,
} from './test-platform.ts';
export { freePort } from '../kernel/database/free-port.ts';
export { startEmbedded, type EmbeddedDatabase } from '../kernel/database/embedded.ts';
export { createLive, type LiveSource, type TopicChange } from '../modules/live/index.ts';
export { NUMBERED_BY_ID, PLAYER_HEADER, requireNamedPlayer } from './named-player.ts';
export { query } from './query.ts';
export { chapterOfRules, eurosInRules, RULE_LANGUAGES, type RuleLanguage } from './player-rules.ts';
export { inTransaction } from '../kernel/database/database.ts';
export { createLimits } from '../modules/limits/index.ts';
export { tellNobody } from './tell-nobody.ts';
export { NO_BONUSES, noBonusRuns } from './no-bonuses.ts';
