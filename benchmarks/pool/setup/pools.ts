export { startPools, type PoolPlatform, type SoldPool } from '@paddock/platform/testing/pools';
