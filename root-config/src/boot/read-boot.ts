import { FRAME_IDS, type BootData } from '@paddock/contract';

/**
 * Reads the inert JSON of the document, so that starting costs no second request.
 * @throws Error when it is missing or not boot data.
 */
export function readBoot(document: Document): BootData {
  const data: unknown = JSON.parse(document.getElementById(FRAME_IDS.boot)?.textContent ?? 'null');
  if (!isBootData(data)) throw new Error('no boot data');
  return data;
}

/** The document and this module are of one release, so that a look at the parts is enough. */
function isBootData(data: unknown): data is BootData {
  const parts: readonly (keyof BootData)[] = ['site', 'session', 'routeTable', 'dictionaries'];
  return (
    isObject(data) &&
    typeof Reflect.get(data, 'release') === 'number' &&
    parts.every((part) => isObject(Reflect.get(data, part)))
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
