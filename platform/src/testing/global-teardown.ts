/** Jest's global teardown of the platform project. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.paddockTestCluster?.stop();
}
