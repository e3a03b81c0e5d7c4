export { processEnvironment } from './process-environment.ts';
export { quickFolder } from './quick-folder.ts';
export { startedWaits } from './started-waits.ts';
export {
  createTestDatabase,
  freePort,
  query,
  startTestCluster,
  TEST_CLUSTER_VARIABLE,
  type TestDatabase,
} from './cluster.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { TEST_START_MS, type LogLine } from './test-kernel.ts';
export {
  createLive,
  TICK_MS as LIVE_TICK_MS,
  type LiveSource,
  type TopicChange,
} from '../modules/live/index.ts';
export { alwaysProven, NUMBERED_BY_ID, PLAYER_HEADER, requireNamedPlayer } from './named-player.ts';
export { chapterOfRules, eurosInRules, RULE_LANGUAGES, type RuleLanguage } from './player-rules.ts';
export { inTransaction } from '../kernel/database/database.ts';
export { createLimits } from '../modules/limits/index.ts';
export {
  createThingSearch,
  exposureOf,
  namedBook,
  searchView,
  type EventNames,
} from '../modules/sportsbook/index.ts';
export { tellNobody } from './tell-nobody.ts';
export { BARE_HTTP } from './bare-http.ts';
export { IDENTITY_ALONE, NO_OPERATORS, UNVERIFIED } from './identity-alone.ts';
export { LIVE_ALONE } from './live-alone.ts';
export { MESSAGES_ALONE } from './messages-alone.ts';
export {
  NO_BONUSES,
  NO_FREE_ROUNDS,
  NO_TICKETS,
  NO_WAGERING,
  noBonusRuns,
  nobodyWagers,
} from './no-bonuses.ts';
export { NO_SEGMENTS } from './no-segments.ts';
export { CASHIER_ALONE, countryUnknown, everybodyMayDeposit } from './open-cashier.ts';
export { STAKES_ALONE } from './stakes-alone.ts';
export { everybodyMayPlay, gameByCode, noRate, WALLET_ALONE } from './wallet-alone.ts';
export { NameIndex } from '../kernel/search/name-index.ts';
export { Catalogue, gameSearch, type StoredGame } from '../modules/casino/index.ts';
