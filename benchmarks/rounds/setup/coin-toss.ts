export { startCoinToss, type CoinTossPlatform } from '@paddock/platform/testing/products';
