import { query } from '@paddock/platform/testing/cluster';

/** What a machine says of its language and zone; undefined is not said. */
export interface Machine {
  readonly LANG: string | undefined;
  readonly TZ: string | undefined;
}

/** The environment of a process on such a machine. */
export function onMachine(
  environment: Readonly<Record<string, string | undefined>>,
  { LANG, TZ }: Machine,
): Record<string, string | undefined> {
  const { LC_ALL: _all, LC_TIME: _time, LANGUAGE: _language, ...others } = environment;
  return { ...others, LANG, TZ };
}

/** Gives a database the zone that a cluster made on such a machine has. */
export async function moveDatabase(url: string, { TZ }: Machine): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (TZ !== undefined) await query(url, `alter database ${name} set timezone = '${TZ}'`);
}
