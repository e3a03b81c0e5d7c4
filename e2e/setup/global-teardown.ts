/** Jest's global teardown of the journeys. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.paddockJourneyCluster?.stop();
}
