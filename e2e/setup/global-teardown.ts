/** Stops what the journeys needed. */
export default async function globalTeardown(): Promise<void> {
  await Promise.resolve();
}
