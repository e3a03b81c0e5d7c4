/** What a process that a test starts has of our environment: where programs are, and what Node has compiled before. */
export function processEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
