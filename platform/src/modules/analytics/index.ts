export { createAnalytics } from './analytics.ts';
export type { Analytics, AnalyticsDependencies } from './analytics-api.ts';
