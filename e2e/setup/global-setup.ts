/** Starts what the journeys need. */
export default async function globalSetup(): Promise<void> {
  await Promise.resolve();
}
