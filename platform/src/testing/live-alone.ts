import { HALF_READ_BOUNDS, MOST_SOCKETS_OF_ADDRESS, type LiveDependencies } from '../modules/live/index.ts';

/** Nothing is planned. */
const noMaintenance = () => undefined;

/** Live push of a site that no other site shows. */
export const LIVE_ALONE: Omit<LiveDependencies, 'source' | 'identity'> = {
  maintenance: noMaintenance,
  siteVersion: () => 0,
  embedOrigins: () => [],
  mostSocketsOfAddress: MOST_SOCKETS_OF_ADDRESS,
  halfReadBounds: HALF_READ_BOUNDS,
};
