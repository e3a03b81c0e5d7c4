export { launchBrowser } from './browser.ts';
export { FeedDriver } from './feed-driver.ts';
export { fundedPlayer, type FundedPlayer } from './funded-player.ts';
export { makeFeedKey } from './feed-key.ts';
export { startProductProcess, type ProductOptions, type ProductProcess } from './product-process.ts';
export { makeOperator, openDesk } from './operator-desk.ts';
export { freshToken, registerPlayer, type Registered } from './register.ts';
